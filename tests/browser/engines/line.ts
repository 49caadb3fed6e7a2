type Heard = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: Record<string, unknown>;
  error?: unknown;
  message?: string;
};

/** Calls over a WebSocket, as browsers take them: each answer bears the number of its call, what happens bears none. */
export async function line(url: string, happens: (what: string, more: unknown) => void = () => {}) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Heard) => void>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const heard = JSON.parse(String(data)) as Heard;
    if (heard.id !== undefined) waiting.get(heard.id)?.(heard);
    else if (heard.method) happens(heard.method, heard.params);
  };
  socket.onclose = () => {
    for (const answer of waiting.values()) answer({ error: "the browser is gone" });
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  return (method: string, params: object = {}, more: object = {}) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error, message = "" }) => {
        waiting.delete(id);
        if (result) resolve(result);
        else reject(new Error(`${method}: ${JSON.stringify(error)} ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params, ...more }));
    });
}
