import { mail as definition } from "./definitions.ts";
import type { Settings } from "./settings.ts";

/** `Resource.Mail` is an address to send from, and carries the right to send from it and nothing more. */
export function mail({ mail: { sender, identity, identityExists } }: Settings) {
  const email = identityExists
    ? sst.aws.Email.get("MailIdentity", identity)
    : new sst.aws.Email("MailIdentity", { sender: identity, ...(!identity.includes("@") && { dmarc }) });

  return new sst.Linkable(definition.resource, {
    properties: { sender },
    include: [
      sst.aws.permission({
        actions: ["ses:SendEmail"],
        resources: [email.nodes.identity.arn, email.nodes.configurationSet.arn],
      }),
    ],
  });
}

const dmarc = "v=DMARC1; p=quarantine; adkim=s;";
