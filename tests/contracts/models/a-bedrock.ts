import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { invokeIn } from "../../../functions/partners/models/bedrock-invoke.ts";
import { aProvider } from "./stand-in.ts";

/** A Bedrock on this machine that behaves as it is told, and a client that is not patient with it. */
export async function aBedrock(region = "us-west-2") {
  // The SDK speaks HTTP/2 to Bedrock.
  const provider = await aProvider({ http2: true });
  const client = new BedrockRuntimeClient({
    region,
    endpoint: provider.url,
    maxAttempts: 1,
    requestHandler: { requestTimeout: 250 },
    credentials: { accessKeyId: "AKIA", secretAccessKey: "secret-key" },
  });
  return {
    ...provider,
    client,
    invoke: invokeIn(region, client),
    close: async () => {
      client.destroy();
      await provider.close();
    },
  };
}
