import { SQSClient } from "@aws-sdk/client-sqs";
import { localConfig } from "../../stacks/local/aws.ts";

/** For the shop's own adapters: a service of its cloud at an address of this machine. */
export const awsAt = (endpoint: string) => ({ ...localConfig, endpoint });

/** Queues by AWS's own client. */
export const sqsClient = (endpoint: string) => new SQSClient({ ...localConfig, endpoint });
