import { awsService, type ServiceNeeds } from "./service.ts";

/** What a service takes and answers, by the name of each operation. */
type Known<Operations> = { [Name in keyof Operations]: [input: object, answer: unknown] };

/** A service that takes each of its operations as JSON, at one address. */
export function awsJson<Operations extends Known<Operations>>(needs: ServiceNeeds, target: string) {
  const ask = awsService(needs);
  return async <Name extends keyof Operations & string>(
    operation: Name,
    input: Operations[Name][0],
    signal?: AbortSignal,
  ): Promise<Operations[Name][1]> => {
    const headers = {
      "content-type": "application/x-amz-json-1.0",
      "x-amz-target": `${target}.${operation}`,
    };
    const { body } = await ask({ headers, body: JSON.stringify(input), ...(signal && { signal }) });
    // Some answer nothing at all.
    return JSON.parse(body.toString() || "{}");
  };
}
