/** Who the shop is to its local cloud. S3 checks the signature, as AWS would. */
export const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };
export const region = "us-east-1";
export const account = "000000000000";
export const localCaller = { credentials, region };
