export type UserId = string & { readonly unit: "user" };

/** Who calls, as proven by the credentials of the request. A guest has an account too, only without a name. */
export type Caller = { userId: UserId; userType: "guest" | "registered" };
