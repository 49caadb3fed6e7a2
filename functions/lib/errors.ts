import type { Puzzle } from "./puzzle.ts";

/** Every refusal the shop can give, and the HTTP status it becomes. A new code does not exist until it is mapped here. */
export const statusOf = {
  bad_request: 400,
  malformed_json: 400,
  foreign_origin: 400,
  not_signed_in: 401,
  wrong_password: 401,
  unverified: 401,
  invalid_credentials: 403, // 403 logs the shopper out: it means "what you presented is invalid" and nothing else
  not_found: 404,
  conflict: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  not_through_the_edge: 421,
  invalid_input: 422,
  subject_not_allowed: 422,
  /** Not yet: with the answer to the puzzle that comes along, the same request is good. */
  puzzle_first: 428,
  too_many_requests: 429,
  internal: 500,
  /** Somebody outside does not answer; nothing is lost. */
  try_again: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

type Detail = {
  /** One sentence for each field at fault, keyed by its path in the input ("items.0.sku"). */
  fields?: Record<string, string>;
  /** After how many seconds trying again makes sense. */
  retryAfter?: number;
  /** What has to be worked out first. */
  puzzle?: Puzzle;
};

/** A "no" that is meant for somebody: its message is a sentence that the shopper reads. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly puzzle: Puzzle | undefined;

  constructor(code: ErrorCode, sentence: string, { fields, retryAfter, puzzle }: Detail = {}) {
    super(sentence);
    this.name = "Refusal";
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.puzzle = puzzle;
  }

  get status() {
    return statusOf[this.code];
  }
}
