import { randomUUID } from "node:crypto";
import type { Collection } from "../records.ts";
import { type StandIn, serveStandIn } from "../server.ts";
import { eventOf, type Fate, type Mail, type MailEvent } from "./mails.ts";

const SEND_EMAIL = "/v2/email/outbound-emails";

type Part = { Data?: string };
/** The part of SendEmail that the shop uses: plain messages to one person. */
type SendEmail = {
  FromEmailAddress?: string;
  EmailTags?: { Name?: string; Value?: string }[];
  ReplyToAddresses?: string[];
  Destination?: { ToAddresses?: string[]; CcAddresses?: string[]; BccAddresses?: string[] };
  Content?: {
    Simple?: {
      Subject?: Part;
      Body?: { Text?: Part; Html?: Part };
      Headers?: { Name?: string; Value?: string }[];
    };
  };
};

/** Keeps what SES would deliver. */
export async function startSes({
  mails,
  tell = async () => {},
}: {
  mails: Collection<Mail>;
  /** Hears of what came back, or was not wanted. */
  tell?(event: MailEvent): Promise<void>;
}): Promise<StandIn> {
  return serveStandIn(async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== "POST" || pathname !== SEND_EMAIL)
      return refuse(404, "NotFoundException", "The local SES only sends e-mail.");
    const asked: SendEmail = await request.json();
    const problem = problemWith(asked);
    if (problem) return refuse(400, "BadRequestException", problem);
    const mail = arrived(asked);
    // As at Amazon: an address of this name is always refused, one of that name bounces after it was taken,
    // the owner of a third one complains, and a fourth answers by a machine. And one has a full mailbox.
    if (mail.to.startsWith("refused@"))
      return refuse(400, "MessageRejected", "Address is on the suppression list.");
    const fate = fateOf.get(mail.to.split("@")[0]);
    if (fate !== "bounce" && fate !== "full") mails.put(mail.id, mail);
    if (fate) await tell(eventOf(mail, fate));
    return Response.json({ MessageId: mail.id });
  });
}

const fateOf = new Map<string | undefined, Fate>([
  ["bounce", "bounce"],
  ["complaint", "complain"],
  ["full", "full"],
  ["ooto", "away"],
]);

const refuse = (status: number, type: string, message: string) =>
  Response.json({ message }, { status, headers: { "x-amzn-errortype": type } });

const address = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const MAX_BYTES = 40 * 1024 * 1024;

const tag = /^[\w-]{1,256}$/;

function problemWith({
  FromEmailAddress,
  ReplyToAddresses = [],
  EmailTags = [],
  Destination = {},
  Content,
}: SendEmail): string | undefined {
  const { ToAddresses = [], CcAddresses = [], BccAddresses = [] } = Destination;
  const simple = Content?.Simple;
  if (CcAddresses.length > 0 || BccAddresses.length > 0) return "The local SES takes no copies.";
  if (ToAddresses.length !== 1) return "The local SES takes one recipient at a time.";
  for (const one of [FromEmailAddress ?? "", ...ToAddresses, ...ReplyToAddresses])
    if (!address.test(one)) return `Invalid address: ${one}`;
  for (const { Name = "", Value = "" } of EmailTags)
    if (!tag.test(Name) || !tag.test(Value)) return `Invalid tag: ${Name}=${Value}`;
  if (!simple?.Subject?.Data) return "The subject is missing.";
  if (!simple.Body?.Text?.Data || !simple.Body.Html?.Data) return "The local SES wants text and HTML.";
  if (JSON.stringify(simple).length > MAX_BYTES) return "The message is too large.";
  return undefined;
}

function arrived({
  FromEmailAddress,
  ReplyToAddresses: [replyTo] = [],
  EmailTags = [],
  Destination,
  Content,
}: SendEmail): Mail {
  const simple = Content?.Simple;
  return {
    id: randomUUID(),
    sentAt: new Date().toISOString(),
    from: FromEmailAddress ?? "",
    to: Destination?.ToAddresses?.[0] ?? "",
    ...(replyTo !== undefined && { replyTo }),
    subject: simple?.Subject?.Data ?? "",
    text: simple?.Body?.Text?.Data ?? "",
    html: simple?.Body?.Html?.Data ?? "",
    tags: Object.fromEntries(EmailTags.map(({ Name = "", Value = "" }) => [Name, [Value]])),
    headers: Object.fromEntries((simple?.Headers ?? []).map(({ Name = "", Value = "" }) => [Name, Value])),
  };
}
