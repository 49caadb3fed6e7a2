export type SendOptions = {
  /** How long the job stays out of sight: 15 minutes at most. */
  delaySeconds?: number;
  /** Whose work it is: nobody's waits behind all of somebody else's. */
  group?: string;
};

/** Work for later. A job may be delivered more than once, late, and out of order. */
export type Queue<Job> = {
  send(job: Job, options?: SendOptions): Promise<void>;
  /** Answers when all of them are accepted; on a failure some may have been. */
  sendMany(jobs: readonly Job[], options?: SendOptions): Promise<void>;
};
