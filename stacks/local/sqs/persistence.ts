import type { FauxQueue, Persistence, SnsStore, SqsStore } from "./fauxqs.ts";

/** Opens what an earlier run left, and mends what the emulator gets wrong about keeping it. */
export function restore(persistence: Persistence, sqs: SqsStore, sns: SnsStore) {
  // Upstream writes NULL where the column forbids it, and the message is lost.
  const makeReady = persistence.db.prepare(
    "UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL WHERE message_id = ?",
  );
  persistence.updateMessageReady = (messageId) => void makeReady.run(messageId);

  // Whoever was at work on a message went away with the last run, so nobody has to wait for its visibility.
  persistence.db.exec("UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL");
  persistence.loadSqsAndSns(sqs, sns);

  sqs.persistence = persistence;
  sns.persistence = persistence;
  for (const queue of sqs.allQueues()) queue.persistence = persistence;
}

/** A move to the dead letters is a deletion and an insertion: both or neither must survive. */
export function keepMovesWhole(queue: FauxQueue, persistence: Persistence) {
  const dequeue = queue.dequeue.bind(queue);
  queue.dequeue = (...parameters) => {
    let taken: unknown;
    persistence.transaction(() => {
      taken = dequeue(...parameters);
    });
    return taken;
  };
}
