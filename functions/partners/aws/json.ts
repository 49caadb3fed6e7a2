import { awsService, type Needs } from "./service.ts";

/** A service that takes each of its operations as JSON, at one address. */
export function awsJson(needs: Needs, target: string) {
  const ask = awsService(needs);
  return async (operation: string, input: object, signal?: AbortSignal): Promise<unknown> => {
    const headers = {
      "content-type": "application/x-amz-json-1.0",
      "x-amz-target": `${target}.${operation}`,
    };
    const { body } = await ask({ headers, body: JSON.stringify(input), ...(signal && { signal }) });
    // Some answer nothing at all.
    return JSON.parse(body.toString() || "{}");
  };
}
