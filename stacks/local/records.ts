import { DatabaseSync } from "node:sqlite";
import { StartFailure } from "./failure.ts";

/** What a stand-in remembers, newest first. */
export type Collection<T> = {
  get(id: string): T | undefined;
  put(id: string, value: T): void;
  remove(id: string): void;
  all(): T[];
};

export type Records = { collection<T>(name: string): Collection<T>; close(): void };

/** One SQLite file for all stand-ins of ours: what was written before an answer is there after a SIGKILL. */
export function openRecords(file: string): Records {
  const database = new DatabaseSync(file);
  // Held for as long as the stage is open, so that two stages cannot share one folder.
  database.exec("PRAGMA locking_mode = EXCLUSIVE");
  try {
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    database.exec(`CREATE TABLE IF NOT EXISTS records (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT, collection TEXT, id TEXT, value TEXT, UNIQUE (collection, id)
    )`);
  } catch (failure) {
    database.close();
    if (String(failure).includes("locked"))
      throw new StartFailure("Another Wallflower has this DATA_DIR open; close it or choose another folder.");
    throw failure;
  }
  const get = database.prepare("SELECT value FROM records WHERE collection = ? AND id = ?");
  const put = database.prepare(
    `INSERT INTO records (collection, id, value) VALUES (?, ?, ?)
     ON CONFLICT (collection, id) DO UPDATE SET value = excluded.value`,
  );
  const remove = database.prepare("DELETE FROM records WHERE collection = ? AND id = ?");
  const all = database.prepare("SELECT value FROM records WHERE collection = ? ORDER BY sequence DESC");

  return {
    collection: <T>(name: string): Collection<T> => {
      const parse = (row: Record<string, unknown>): T => JSON.parse(String(row.value));
      return {
        get: (id) => {
          const row = get.get(name, id);
          return row && parse(row);
        },
        put: (id, value) => void put.run(name, id, JSON.stringify(value)),
        remove: (id) => void remove.run(name, id),
        all: () => all.all(name).map(parse),
      };
    },
    close: () => database.close(),
  };
}
