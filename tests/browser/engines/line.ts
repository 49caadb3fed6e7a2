type Heard = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: Record<string, unknown>;
  error?: unknown;
  message?: string;
};

type Line = {
  happens?: (what: string, more: unknown) => void;
  /** Says why nobody answers any more. */
  over: Promise<string>;
};

/** Calls over a WebSocket, as browsers take them: each answer bears the number of its call, what happens bears none. */
export async function line(url: string, { happens = () => {}, over }: Line) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Heard) => void>();
  let last = 0;
  let gone: string | undefined;
  const hangUp = (why: string) => {
    gone ??= why;
    for (const answer of waiting.values()) answer({ error: gone });
  };
  over.then(hangUp);
  socket.onmessage = ({ data }) => {
    const heard = JSON.parse(String(data)) as Heard;
    if (heard.id !== undefined) waiting.get(heard.id)?.(heard);
    else if (heard.method) happens(heard.method, heard.params);
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`nobody answers at ${url}`));
  });
  // A program that ends says why in a moment; one that goes on has no more to say.
  socket.onclose = () => setTimeout(hangUp, 1_000, "the browser has hung up").unref();
  return (method: string, params: object = {}, more: object = {}) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error, message = "" }) => {
        waiting.delete(id);
        if (result) resolve(result);
        else reject(new Error(`${method}: ${JSON.stringify(error)} ${message}`));
      });
      if (gone) hangUp(gone);
      else socket.send(JSON.stringify({ id, method, params, ...more }));
    });
}
