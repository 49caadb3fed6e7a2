import { isServerError, isThrottlingError, isTransientError } from "@smithy/core/retry";
import { expect, test } from "vitest";
import { AwsFailure, isPassing } from "../../../functions/partners/aws/failures.ts";

const names = [
  // DynamoDB
  "ConditionalCheckFailedException",
  "InternalServerError",
  "ItemCollectionSizeLimitExceededException",
  "LimitExceededException",
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "ResourceNotFoundException",
  "ThrottlingException",
  "TransactionCanceledException",
  "TransactionInProgressException",
  "ValidationException",
  // S3
  "AccessDenied",
  "NoSuchBucket",
  "NoSuchKey",
  "PreconditionFailed",
  "RequestTimeout",
  "SlowDown",
  // SQS, SES, Bedrock, CloudFront
  "AccessDeniedException",
  "BandwidthLimitExceeded",
  "MailFromDomainNotVerifiedException",
  "MessageRejected",
  "PriorRequestNotComplete",
  "QueueDoesNotExist",
  "RequestThrottled",
  "Throttling",
  "TooManyRequestsException",
  "UnrecognizedClientException",
  "ExpiredTokenException",
];

/** Whether AWS's own client tries again. */
function bySdk(name: string, status: number, message = "") {
  const failure = Object.assign(new Error(message), {
    name,
    $metadata: { httpStatusCode: status },
    $fault: "client",
  });
  return [isThrottlingError, isTransientError, isServerError].some((holds) => holds(failure as never));
}

test.each([400, 403, 404, 429, 500, 503])("what passes with %i, passes for the SDK as well", (status) => {
  const ours = names.filter((name) => isPassing(new AwsFailure(name, "", status)));
  expect(ours).toEqual(names.filter((name) => bySdk(name, status)));
});

test("what was signed too long ago is signed anew, as a function may be frozen in between", () => {
  const message = "Signature expired: 20261123T200000Z is now earlier than 20261123T200500Z";
  expect(bySdk("InvalidSignatureException", 400, message)).toBe(true);
  expect(isPassing(new AwsFailure("InvalidSignatureException", message, 400))).toBe(true);
  expect(isPassing(new AwsFailure("InvalidSignatureException", "It does not match", 400))).toBe(false);
  expect(isPassing(new AwsFailure("RequestTimeTooSkewed", "", 403))).toBe(true);
});

test("a key that two put at once is tried again, which the SDK leaves to whoever asks", () => {
  expect(bySdk("ConditionalRequestConflict", 409)).toBe(false);
  expect(isPassing(new AwsFailure("ConditionalRequestConflict", "", 409))).toBe(true);
});
