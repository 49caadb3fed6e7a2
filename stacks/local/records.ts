import { chmodSync, existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { opened, StartFailure } from "./failure.ts";

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
  const database = opened(file, () => openDatabase(file));
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

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // It holds the stage's secrets. What SQLite writes beside it gets the same mode.
  if (existsSync(file)) chmodSync(file, 0o600);
  try {
    // Held for as long as the stage is open, so that two stages cannot share one folder.
    database.exec("PRAGMA locking_mode = EXCLUSIVE");
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    database.exec(`CREATE TABLE IF NOT EXISTS records (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT, collection TEXT, id TEXT, value TEXT, UNIQUE (collection, id)
    )`);
    requireWhole(database);
    return database;
  } catch (failure) {
    database.close();
    if (String(failure).includes("locked"))
      throw new StartFailure("Another Wallflower has this DATA_DIR open; close it or choose another folder.");
    throw failure;
  }
}

/** Damage is found now, and not by whoever first asks for what was lost. */
export function requireWhole(database: Pick<DatabaseSync, "prepare">) {
  const found = database.prepare("PRAGMA quick_check(1)").get()?.quick_check;
  if (found !== "ok") throw new Error(`it is damaged: ${found}`);
}
