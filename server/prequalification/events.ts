import { z } from 'zod';
/**
 * Events about prequalification that other rooms can subscribe to. `data` contains the ID of the prequalification or of
 * the document.
 */
export const prequalificationEvents = {
  requested: 'prequalification.requested',
  approved: 'prequalification.approved',
  declined: 'prequalification.declined',
  /** An approval was extended; `data` has its new last day. */
  extended: 'prequalification.extended',
  revoked: 'prequalification.revoked',
  /** An approval expired. */
  expired: 'prequalification.expired',
  /** An approval will expire soon; `data` has `daysBefore`. */
  expiring: 'prequalification.expiring',
  documentAdded: 'prequalification.document-added',
  documentReplaced: 'prequalification.document-replaced',
  documentDescribed: 'prequalification.document-described',
  documentDeleted: 'prequalification.document-deleted',
  documentOpened: 'prequalification.document-opened',
  /** A document in the library will expire soon; `data` has `daysBefore`. */
  documentExpiring: 'prequalification.document-expiring',
} as const;

const request = z.object({ prequalificationId: z.uuid() });
const document = z.object({ documentId: z.uuid() });

export const prequalificationPayloads = {
  [prequalificationEvents.requested]: request,
  [prequalificationEvents.approved]: request,
  [prequalificationEvents.declined]: request,
  [prequalificationEvents.extended]: request.extend({ endsOn: z.iso.date().optional() }),
  [prequalificationEvents.revoked]: request,
  [prequalificationEvents.expired]: request,
  [prequalificationEvents.expiring]: request.extend({ daysBefore: z.int(), endsOn: z.iso.date() }),
  [prequalificationEvents.documentAdded]: document,
  [prequalificationEvents.documentReplaced]: document,
  [prequalificationEvents.documentDescribed]: document,
  [prequalificationEvents.documentDeleted]: document,
  [prequalificationEvents.documentOpened]: document,
  [prequalificationEvents.documentExpiring]: document.extend({ daysBefore: z.int(), endsOn: z.iso.date() }),
} as const;
export type PrequalificationEvent = (typeof prequalificationEvents)[keyof typeof prequalificationEvents];
