import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { requestChangeFields } from '../states.ts';

/** A changed field of a talent request, with its value before and after; null where the field was empty. */
export const requestChangeShape = z.object({
  field: z.enum(requestChangeFields),
  /** The question that changed; null for other fields. */
  about: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type RequestChange = z.infer<typeof requestChangeShape>;

/** A notice for everyone with access to an engagement. */
export const engagementNoticeShape = z.object({
  noticeId: id(),
  kind: z.string(),
  text: z.string(),
  at: instant(),
  talentRequestId: id().nullable(),
  jobTitle: z.string().nullable(),
  /** The date as it was before the change; `to` is the new date. Both are null if no date changed. */
  from: instant().nullable(),
  to: instant().nullable(),
  /** The changes to a talent request; empty if there are none. */
  changes: z.array(requestChangeShape),
  /** Whether the notice is newer than the caller's last visit. */
  isNew: z.boolean(),
});
export type NoticeView = z.infer<typeof engagementNoticeShape>;
