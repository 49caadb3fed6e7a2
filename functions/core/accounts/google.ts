/** Somebody as Google vouches for them. */
export type GooglePerson = {
  /** Stays the same when the address changes. */
  subject: string;
  email: string;
  emailVerified: boolean;
  /** It was theirs when they proved it, and is not an address of Google's: it may be somebody else's by now. */
  onceTheirs?: true;
  firstName: string;
  lastName: string;
};

/** What sign-in asks of Google. */
export type Google = {
  /** Where a browser is sent, as whom the shop asks, and for what; undefined on a stage without Google. */
  options(): Promise<{ clientId: string; authorizeUrl: string; scope: string } | undefined>;
  /** Who an access token was given to; undefined unless it was given to this shop, for this, and still holds. */
  whoHolds(accessToken: string): Promise<GooglePerson | undefined>;
};
