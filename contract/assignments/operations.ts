import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { rightShape } from '#contract/common/problem.ts';
import { emailSchema } from '#contract/common/text.ts';
import { assignmentRefusals } from './refusals.ts';
import { assignableUserShape, assignmentHistoryShape, assignmentShape, assignedEngagementShape } from './shapes.ts';

const viewer = { agency: 'Auctions=View Auctions / Staging' } as const;
const assigner = { agency: 'Auctions=Assign User to Auction' } as const;

/** The engagement's ID. Some paths also contain `clientId`, which must be the ID of the engagement's client. */
const ofEngagement = z.object({ engagementId: id(), clientId: id().optional() });

/** The IDs of the engagements in one request, at most 1,000. */
const engagementIds = z.array(id()).min(1).max(1000);

export const listAssignments = operation({
  name: 'assignments.list',
  summary: "Lists the agency's users assigned to an engagement, longest assigned first",
  effect: 'read',
  access: viewer,
  input: ofEngagement,
  output: z.object({
    assignments: z.array(assignmentShape),
    can: z.object({ assign: rightShape }),
  }),
});

export const listAssignableUsers = operation({
  name: 'assignments.people',
  summary: "Lists the agency's users, and whether each is assigned, or can be assigned, to an engagement",
  effect: 'read',
  access: assigner,
  input: z.object({ engagementId: id().optional() }),
  output: z.array(assignableUserShape),
});

export const listAssignmentHistory = operation({
  name: 'assignments.history',
  summary: 'Returns the assignment history of an engagement, newest first',
  effect: 'read',
  access: viewer,
  input: z.object({ engagementId: id() }),
  output: z.array(assignmentHistoryShape),
});

export const createAssignment = operation({
  name: 'assignments.create',
  summary: 'Assigns a user of the agency to an engagement',
  effect: 'write',
  access: assigner,
  input: z.object({
    engagementId: id(),
    clientId: id().optional(),
    userId: id(),
    /** The same ID as `userId`; any other value is refused. */
    authId: id().optional(),
    email: emailSchema('Email').optional(),
  }),
  output: assignmentShape,
  refusals: [assignmentRefusals['user-cannot-work'], assignmentRefusals['already-assigned']],
});

export const deleteAssignment = operation({
  name: 'assignments.delete',
  summary: 'Unassigns a user from an engagement or, with isDeleted=false, assigns them again. The record is kept',
  effect: 'write',
  access: assigner,
  input: z.object({
    assignmentId: id(),
    engagementId: id(),
    userId: id().optional(),
    isDeleted: z.boolean().default(true),
  }),
  output: assignmentShape,
  refusals: [assignmentRefusals['user-cannot-work'], assignmentRefusals['already-assigned']],
});

export const setAssignments = operation({
  name: 'assignments.set',
  summary: 'Sets the users assigned to an engagement. Anyone not in the list is unassigned',
  effect: 'write',
  access: assigner,
  input: z.object({ engagementId: id(), userIds: z.array(id()).max(500) }),
  output: z.object({ engagementId: id(), assignments: z.array(assignmentShape) }),
  refusals: [assignmentRefusals['user-cannot-work']],
});

export const listUserAssignments = operation({
  name: 'assignments.work',
  summary: "Lists a user's assignments, newest first: the caller's own or, with permission, another user's",
  effect: 'read',
  access: { agency: 'any' },
  input: z.object({ userId: id(), ...pageInput }),
  output: z.object({
    records: z.array(assignedEngagementShape),
    ...pageOutput,
    can: z.object({ handOver: rightShape }),
  }),
});

export const listAssignedEngagementIds = operation({
  name: 'assignments.ofUser',
  summary: 'Lists the IDs of the engagements assigned to the caller or, with permission, to another user',
  effect: 'read',
  access: viewer,
  input: z.object({ userId: id() }),
  output: z.object({ userId: id(), engagementIds: z.array(id()) }),
});

export const handOverWork = operation({
  name: 'assignments.handOver',
  summary: "Transfers a user's assignments to another user: the listed engagements, or all without a list",
  effect: 'write',
  access: assigner,
  input: z.object({ userId: id(), toUserId: id(), engagementIds: engagementIds.optional() }),
  output: z.object({ userId: id(), toUserId: id(), engagementIds: z.array(id()) }),
  refusals: [
    assignmentRefusals['user-cannot-work'],
    assignmentRefusals['same-person'],
    assignmentRefusals['nothing-to-hand-over'],
  ],
});

export const removeWork = operation({
  name: 'assignments.removeAll',
  summary: 'Unassigns a user from the listed engagements, or from all without a list',
  effect: 'write',
  access: assigner,
  input: z.object({ userId: id(), engagementIds: engagementIds.optional() }),
  output: z.object({ userId: id(), engagementIds: z.array(id()) }),
});

export const assignmentOperations: readonly Operation[] = [
  listAssignments,
  listAssignableUsers,
  listAssignmentHistory,
  createAssignment,
  deleteAssignment,
  setAssignments,
  listUserAssignments,
  listAssignedEngagementIds,
  handOverWork,
  removeWork,
];
