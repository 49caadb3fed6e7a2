/** What only a stage on AWS is linked to, by the names that the synthesis gives it. */
export const links = {
  Edge: { distribution: "RouterCdnDistribution" },
  Guardrail: { id: "Guardrail", version: "DRAFT" },
  ImageModel: {
    provider: "bedrock",
    model: "stability.sd3-5-large-v1:0",
    upscaler: "us.stability.stable-fast-upscale-v1:0",
  },
} as const;
