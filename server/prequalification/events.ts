/** What happens to prequalification, as other rooms hear of it. `data` has `prequalificationId` or `documentId`. */
export const prequalificationEvents = {
  requested: 'prequalification.requested',
  approved: 'prequalification.approved',
  declined: 'prequalification.declined',
  /** An approval holds for longer; `data` has its new last day. */
  extended: 'prequalification.extended',
  revoked: 'prequalification.revoked',
  /** An approval has run out. */
  expired: 'prequalification.expired',
  /** An approval runs out soon; `data` has `daysBefore`. */
  expiring: 'prequalification.expiring',
  documentAdded: 'prequalification.document-added',
  documentReplaced: 'prequalification.document-replaced',
  documentDescribed: 'prequalification.document-described',
  documentDeleted: 'prequalification.document-deleted',
  documentOpened: 'prequalification.document-opened',
  /** A document of the library runs out soon; `data` has `daysBefore`. */
  documentExpiring: 'prequalification.document-expiring',
} as const;
export type PrequalificationEvent = (typeof prequalificationEvents)[keyof typeof prequalificationEvents];
