import { bedrockIn } from "../../../functions/partners/bedrock.ts";
import { invokeBy } from "../../../functions/partners/models/bedrock-invoke.ts";
import { aProvider } from "./stand-in.ts";

/** For whoever needs no Bedrock. */
export const nobody = () => async () => "";

/** A Bedrock on this machine that behaves as it is told. */
export async function aBedrock(region = "us-west-2", timeoutMs = 8_000) {
  const provider = await aProvider();
  const credentials = { accessKeyId: "AKIA", secretAccessKey: "secret-key" };
  const bedrock = bedrockIn({ region, credentials, endpoint: provider.url });
  return { ...provider, bedrock, invoke: invokeBy(bedrock, timeoutMs) };
}
