import { z } from 'zod';
import { atMost } from '#contract/common/text/text-limit.ts';
import { id } from '#contract/common/ids.ts';
import { anySignedInUser, operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { rightShape } from '#contract/common/problem.ts';
import { emailSchema, optionalTextSchema } from '#contract/common/text.ts';
import { supportRefusals } from '../refusals.ts';
import { erasureShape, ownDataShape } from '../shapes.ts';

export const readOwnData = operation({
  name: 'support.ownData',
  confirmed: true,
  summary: 'Returns the data stored about the caller, and records the export.',
  effect: 'read',
  leavesTrace: true,
  access: anySignedInUser,
  input: z.object({}),
  output: ownDataShape,
});

const managers = {
  agency: 'unapproved, Manage Users=Invite User / Assign / Edit User Role',
  provider: 'any',
} as const;

export const listErasures = operation({
  name: 'support.erasures',
  summary: 'Lists erasure requests, newest first, with the deleted accounts that can be erased.',
  effect: 'read',
  access: managers,
  input: z.object({
    ...pageInput,
    /** Limits the deleted accounts to those with each of these words in their name or email address. */
    formerKeywords: optionalTextSchema('Keywords', atMost(100)),
  }),
  output: z.object({
    records: z.array(erasureShape),
    ...pageOutput,
    /** The deleted accounts that match, those deleted first at the top; at most 100. */
    formerUsers: z.array(z.object({ userId: z.string(), name: z.string(), email: z.string() })),
    /** The number of all that match. */
    formerTotal: z.number().int(),
    can: z.object({ erase: rightShape }),
  }),
});

export const eraseUser = operation({
  name: 'support.eraseUser',
  summary: "Erases the personal data of a deleted account. An agency's owner can request it for its users.",
  effect: 'write',
  access: managers,
  input: z.object({ userId: id() }),
  output: erasureShape,
  refusals: [supportRefusals['owners-erase'], supportRefusals['account-stands']],
});

export const eraseCandidates = operation({
  name: 'support.eraseCandidates',
  summary: "Erases all data of a person who was submitted by the caller's agency or, for staff, by any agency.",
  effect: 'write',
  access: managers,
  input: z.object({ email: emailSchema('Email') }),
  output: z.object({ erasures: z.array(erasureShape) }),
  refusals: [
    supportRefusals['owners-erase'],
    supportRefusals['nobody-known'],
    supportRefusals['person-held'],
    supportRefusals['person-disputed'],
  ],
});
