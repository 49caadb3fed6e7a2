import { AwsFailure } from "../../../functions/partners/aws/failures.ts";
import { awsService } from "../../../functions/partners/aws/service.ts";
import type { Credentials } from "../../../functions/partners/aws/signature.ts";

export type Operator = {
  region: string;
  credentials(): Promise<Credentials>;
  /** Where a service is found, unless it is AWS. */
  endpoint?: (service: string) => string | undefined;
};

export type Question = Parameters<ReturnType<typeof awsService>>[0] & {
  service: string;
  host?: string;
  region?: string;
  /** Of a service that is one for the whole world. */
  at?: string;
};

const PATIENCE_MS = 15_000;

/** Asks AWS with an operator's own rights. */
export const asking =
  ({ region, credentials, endpoint = () => undefined }: Operator) =>
  async ({ at, ...question }: Question): Promise<string> => {
    const ask = awsService({
      region,
      ...question,
      credentials: await credentials(),
      endpoint: endpoint(question.service) ?? at,
      patienceMs: PATIENCE_MS,
      triesFor: () => 1,
    });
    try {
      const { body } = await ask({ method: question.body === undefined ? "GET" : "POST", ...question });
      return body.toString();
    } catch (failure) {
      throw failure instanceof AwsFailure ? inFull(failure) : failure;
    }
  };

/** An operator reads all of it: what may not be called is often explained in a second sentence. */
function inFull(failure: AwsFailure) {
  const said = failure.said("message") ?? failure.said("Message") ?? failure.message;
  // Behind the first line may stand what was signed, which is secret.
  const [words = ""] = String(said).split("\n");
  return new AwsFailure(failure.name, `${failure.name}: ${words}`, failure.status);
}
