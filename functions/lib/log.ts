import { traceId } from "./trace.ts";

/** One line of JSON an event, with the call that it came of. Fields never carry bodies, tokens, addresses of people or prompts. */
export type Fields = Record<string, string | number | boolean | undefined>;
export type Log = { info(event: string, fields?: Fields): void; error(event: string, fields?: Fields): void };

export const jsonLog = (write: (line: string) => void): Log => {
  const line = (level: string) => (event: string, fields?: Fields) =>
    write(`${JSON.stringify({ level, event, trace: traceId(), ...fields })}\n`);
  return { info: line("info"), error: line("error") };
};
