/** What happens to engagements and their talent requests, as other rooms hear of it. */
export const engagementEvents = {
  /** The first application is approved: candidates may be submitted. */
  openedForSubmissions: 'engagement.opened-for-submissions',
  /** All roles of a talent request are filled. */
  requestFulfilled: 'talent-request.fulfilled',
  /** All roles of an engagement are filled. */
  completed: 'engagement.completed',
  /** An engagement is there for the agencies to see. */
  published: 'engagement.published',
  /** Its closing time has moved; `data` has `previous` and `new`. */
  closingChanged: 'engagement.closing-changed',
} as const;
