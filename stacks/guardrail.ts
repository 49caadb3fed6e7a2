/**
 * A second look at what shoppers ask for, before any picture is paid for. What is denied here is what a print
 * shop must not make whoever asks; taste is not its business, and the models have filters of their own.
 */
export function guardrail() {
  const made = new aws.bedrock.Guardrail("Guardrail", {
    name: `${$app.name}-${$app.stage}-subjects`,
    description: "What Wallflower does not paint",
    blockedInputMessaging: "no",
    blockedOutputsMessaging: "no",
    topicPolicyConfig: { topicsConfigs: topics.map((topic) => ({ ...topic, type: "DENY" })) },
    contentPolicyConfig: {
      filtersConfigs: ["SEXUAL", "HATE", "VIOLENCE"].map((type) => ({
        type,
        inputStrength: "HIGH",
        outputStrength: "NONE",
      })),
    },
  });
  const link = new sst.Linkable("Guardrail", {
    properties: { id: made.guardrailId, version: "DRAFT" },
  });
  return { made, link };
}

export type StageGuardrail = ReturnType<typeof guardrail>;

const topics = [
  {
    name: "LivingPersons",
    definition:
      "Asking for the likeness of a real person who is alive, by name or by an unmistakable description.",
    examples: ["A portrait of the president", "That famous singer riding a horse"],
  },
  {
    name: "CharactersAndBrands",
    definition: "Asking for a character, a logo or a product design that belongs to somebody else.",
    examples: ["A well-known cartoon mouse in a forest", "A sneaker with a famous brand's logo"],
  },
];
