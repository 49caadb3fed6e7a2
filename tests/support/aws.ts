import { SQSClient } from "@aws-sdk/client-sqs";
import { localCaller } from "../../stacks/local/aws.ts";

/** For the shop's own adapters: a service of its cloud at an address of this machine. */
export const awsAt = (endpoint: string) => ({ ...localCaller, endpoint });

/** Queues by AWS's own client. */
export const sqsClient = (endpoint: string) => new SQSClient({ ...localCaller, endpoint });
