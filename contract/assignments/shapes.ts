import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { engagementKinds, stages } from '#contract/engagements/states.ts';

/** A user of an agency who is assigned to an engagement. The name of the ID field depends on the engagement's kind. */
export const assignmentShape = z.object({
  assignmentId: id(),
  auctionAgencyAssignmentId: id().nullable(),
  successFeeAgencyAssignmentId: id().nullable(),
  engagementId: id(),
  auctionId: id().nullable(),
  successFeeId: id().nullable(),
  clientId: id(),
  supplierId: id(),
  userId: id(),
  /** The same as `userId`, because a user has only one identity. */
  authId: id(),
  email: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  isMe: z.boolean(),
  isDeleted: z.boolean(),
  createdAt: instant(),
  createdByName: z.string(),
});
export type AssignmentView = z.infer<typeof assignmentShape>;

/** A user of the agency, with the right to assign them to an engagement. */
export const assignableUserShape = z.object({
  userId: id(),
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  isMe: z.boolean(),
  isAssigned: z.boolean(),
  can: z.object({ assign: rightShape }),
});
export type AssignableUserView = z.infer<typeof assignableUserShape>;

/** An engagement to which a user is assigned. */
export const assignedEngagementShape = assignmentShape.extend({
  engagementNumber: z.number().int(),
  title: z.string(),
  clientName: z.string(),
  kind: z.enum(engagementKinds),
  stage: z.enum(stages),
  isOpen: z.boolean(),
});
export type AssignedEngagementView = z.infer<typeof assignedEngagementShape>;

/** A change to an assignment: the user, the engagement, the time and the author. */
export const assignmentHistoryShape = z.object({
  id: id(),
  what: z.enum(['added', 'removed']),
  userId: id(),
  name: z.string(),
  byName: z.string(),
  at: instant(),
});
export type AssignmentHistoryView = z.infer<typeof assignmentHistoryShape>;
