/** What the pages must reach: what a user would notice, not the best figure that was ever measured. */
export const bars = {
  /** Scripts over the wire, in kB, of the sign-in, of lists and records, and of forms. */
  signInKb: 100,
  recordKb: 170,
  formKb: 220,
  /** Lighthouse's performance score of a first visit with an empty cache. */
  signInScore: 98,
  boardScore: 90,
  /** Cumulative layout shift. */
  cls: 0.05,
  /** The slowest interaction with a page, with a CPU four times slower. */
  interactionMs: 100,
} as const;
