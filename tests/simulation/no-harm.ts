/** What a simulated order comes to when nothing went wrong, whatever did. */
export const noHarm = {
  lostPaid: 0,
  doublePrints: 0,
  unpaidPrints: 0,
  printAndRefund: 0,
  brokenPromises: 0,
  wrongRefunds: 0,
  doubleRefunds: 0,
  stuck: 0,
  doubleMails: 0,
  missingMails: 0,
};
