/**
 * The limits for pages. They are based on differences that a user would notice, not on the best figures ever measured.
 */
export const pageLimits = {
  /**
   * The limits for the compressed size of the scripts, in kB: on the sign-in page, on pages with lists or records, and
   * on forms.
   */
  signInKb: 100,
  recordKb: 170,
  formKb: 220,
  /** Lighthouse's performance score for a first visit with an empty cache. */
  signInScore: 98,
  boardScore: 90,
  /** The cumulative layout shift. */
  cls: 0.05,
  /** The slowest interaction with a page, in milliseconds, with a CPU four times slower. */
  interactionMs: 100,
  /** From a click on a link to the content of the next page, in milliseconds, with warm code and the same CPU. */
  navigationMs: 300,
} as const;
