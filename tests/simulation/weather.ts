/** How rough the world is: each a chance. */
export type Weather = {
  /** The process dies at a boundary. */
  kill: number;
  /** A call of a partner never arrives, or arrives and its answer is lost. */
  lostCall: number;
  lostAnswer: number;
  /** A partner answers nonsense, before or after it has done what it was asked: a wrong key, a gateway's page. */
  nonsense: number;
  /** There is no room for another call at the print house. */
  busy: number;
  /** A job on the queue is lost, or comes twice. */
  lostJob: number;
  twice: number;
  /** So many ms after a callback at most, what it told of is written down. */
  heardWithin: number;
  /** A callback may be lost for good. */
  callsAreLost: boolean;
};

/** The normal run: worse than any week that we have seen. */
export const rough: Weather = {
  kill: 0.03,
  lostCall: 0.06,
  lostAnswer: 0.06,
  nonsense: 0.03,
  busy: 0.05,
  lostJob: 0.1,
  twice: 0.1,
  heardWithin: 3 * 24 * 3_600_000,
  callsAreLost: true,
};
export const calm: Weather = {
  kill: 0,
  lostCall: 0,
  lostAnswer: 0,
  nonsense: 0,
  busy: 0,
  lostJob: 0,
  twice: 0,
  heardWithin: 10 * 60_000,
  callsAreLost: false,
};
