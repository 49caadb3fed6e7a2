import type { Answer } from "../server.ts";
import type { Watch } from "../watch.ts";

/** Counts how many of its answers are failures or refusals, as CloudFront does: each is one of a hundred, or none. */
export const counted =
  (answer: Answer, { count }: Pick<Watch, "count">): Answer =>
  async (...call) => {
    let status = 500;
    try {
      const answered = await answer(...call);
      status = answered.status;
      return answered;
    } finally {
      count({ of: "edge", counts: "failing share" }, status >= 500 ? 100 : 0);
      count({ of: "edge", counts: "refused share" }, status >= 400 && status < 500 ? 100 : 0);
    }
  };
