export const KEY = "sk_test_key";
export const SECRETS = ["whsec_new", "whsec_old"] as const;

/** Fills in the page as a browser would send it. */
export const payAt = (url: string, over: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({
      email: "ada@example.com",
      name: "Ada Lovelace",
      line1: "1 Museum Mile",
      line2: "",
      city: "New York",
      state: "ny",
      zip: "10028",
      shipping: "shr_1",
      card: "4242 4242 4242 4242",
      ...over,
    }),
  });
