/** What a simulated order comes to when nothing went wrong, whatever did. All sums are cents. */
export const noHarm = {
  /** Money was kept for what was neither printed nor paid back. */
  keptTooMuch: 0,
  /** Money went back for what was printed, and nobody had decided so. */
  givenAway: 0,
  /** More went back than came in. */
  refundedTooMuch: 0,
  doublePrints: 0,
  unpaidPrints: 0,
  /** It was refunded, disputed or suspected before it went to print, and is printed. */
  stoppedPrints: 0,
  /** Its picture was taken down before it was sent, and is printed. */
  takenDownPrints: 0,
  /** The file of a print that nobody has a note of, or that should have gone with its picture. */
  strayFiles: 0,
  /** It is printed, and our books know nothing of it. */
  unknownPrints: 0,
  /** Other lines or copies, another method or address than what was asked for last. */
  wrongPrints: 0,
  /** It was promised to be called off, and is printed. */
  brokenPromises: 0,
  stuck: 0,
  /** It stood still for longer than its promise, and nobody was told. */
  silent: 0,
  /** What the print house called about was written down too late. */
  deaf: 0,
  /** A line was told as lost that is packed in another place. */
  falseLosses: 0,
  /** It wanted a person, and is on no list; or on one without wanting anybody. */
  unlisted: 0,
  /** It came to want a person, and nobody's bell rang. */
  unrung: 0,
  doubleMails: 0,
  missingMails: 0,
  untrueMails: 0,
  /** An operator was told that it is done when it came too late, or that it is too late when it was not. */
  falseWords: 0,
  /** It belongs to somebody else than its owner, or is still somebody's who wanted to be forgotten. */
  strayOwners: 0,
  /** It was paid at a page that its owner gave up long before, with all that they had. */
  paidByNobody: 0,
  /** A bank asked for the money, and nobody was told for days. */
  unheardDisputes: 0,
  /** A file was tried again and again, or an upscaler paid for it. */
  endlessFiles: 0,
  /** Two made a file at once. */
  doubleFiles: 0,
};

export type Harm = typeof noHarm;
