import { z } from 'zod';
import { noPayload } from '#server/platform/events/payload-types.ts';
/** Events of candidates, as other rooms receive them. */
export const candidateEvents = {
  submitted: 'candidate.submitted',
  /** The agency has edited a candidate. */
  edited: 'candidate.edited',
  documentAdded: 'candidate.document-added',
  documentDeleted: 'candidate.document-deleted',
  /** The employer opened a candidate for the first time. */
  opened: 'candidate.opened',
  /** The employer moved a candidate forward, other than a hire. */
  moved: 'candidate.moved',
  hired: 'candidate.hired',
  rejected: 'candidate.rejected',
  unrejected: 'candidate.unrejected',
  withdrawn: 'candidate.withdrawn',
  withdrawalUndone: 'candidate.withdrawal-undone',
  /** Withdrawn and restored with the application, whose notification covers its candidates. */
  withdrawnWithApplication: 'candidate.withdrawn-with-application',
  returnedWithApplication: 'candidate.returned-with-application',
  notSelected: 'candidate.not-selected',
  /** All personal data was erased. */
  erased: 'candidate.erased',
  commented: 'candidate.commented',
} as const;

const document = z.object({ documentId: z.uuid() });

export const candidatePayloads = {
  [candidateEvents.submitted]: noPayload,
  [candidateEvents.edited]: noPayload,
  [candidateEvents.documentAdded]: document,
  [candidateEvents.documentDeleted]: document,
  [candidateEvents.opened]: noPayload,
  [candidateEvents.moved]: z.object({ fromStatusId: z.int().optional(), toStatusId: z.int() }),
  [candidateEvents.hired]: noPayload,
  [candidateEvents.rejected]: noPayload,
  [candidateEvents.unrejected]: noPayload,
  [candidateEvents.withdrawn]: noPayload,
  [candidateEvents.withdrawalUndone]: noPayload,
  [candidateEvents.withdrawnWithApplication]: noPayload,
  [candidateEvents.returnedWithApplication]: noPayload,
  [candidateEvents.notSelected]: noPayload,
  [candidateEvents.erased]: noPayload,
  [candidateEvents.commented]: noPayload,
} as const;
