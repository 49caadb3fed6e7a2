import type { Answer } from "../server.ts";
import type { Watch } from "../watch.ts";

/** Counts how many of its answers are failures, as CloudFront does by itself: each is one of a hundred, or none. */
export const counted =
  (answer: Answer, { count }: Pick<Watch, "count">): Answer =>
  async (...call) => {
    let failing = 100;
    try {
      const answered = await answer(...call);
      if (answered.status < 500) failing = 0;
      return answered;
    } finally {
      count({ of: "edge", counts: "failing share" }, failing);
    }
  };
