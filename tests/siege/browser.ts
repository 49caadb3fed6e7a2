import { Agent, request } from "node:http";
import { API } from "../../functions/core/site/api-paths.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field.
export type Answered = { status: number; text: string; body: any; location: string | undefined };
type Sent = { method?: string; body?: string; headers?: Record<string, string> };

/** Somebody at an address of their own: all of 127.0.0.0/8 is this machine. Paths go out as they are written. */
export function aBrowser(origin: string, from: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2, localAddress: from });
  const cookies = new Map<string, string>();
  let token: string | undefined;

  const raw = (path: string, { method = "GET", body, headers = {} }: Sent = {}, at = origin) =>
    new Promise<Answered>((resolve, reject) => {
      const { hostname, port } = new URL(at);
      const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
      const call = request(
        { hostname, port, path, method, agent, headers: { ...length, ...headers } },
        (answer) => {
          let text = "";
          answer.setEncoding("utf8").on("data", (chunk: string) => {
            text += chunk;
          });
          answer.on("end", () => {
            for (const set of answer.headers["set-cookie"] ?? []) {
              const [pair = ""] = set.split(";");
              const [name = "", value = ""] = pair.split("=", 2);
              cookies.set(name, value);
            }
            const { "x-access-token": fresh, location } = answer.headers;
            if (typeof fresh === "string") token = fresh;
            const isJson = answer.headers["content-type"]?.includes("json");
            resolve({
              status: answer.statusCode ?? 0,
              text,
              body: isJson ? JSON.parse(text) : undefined,
              location,
            });
          });
          answer.on("error", reject);
        },
      );
      call.on("error", reject);
      call.end(body);
    });

  async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await raw(API + path, {
      method,
      headers: {
        ...(body && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    token = answer.body?.accessToken ?? token;
    return answer;
  }
  return { raw, call, token: () => token, close: () => agent.destroy() };
}

export type Browser = ReturnType<typeof aBrowser>;
