import { expect, test } from 'vitest';
import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { threadKinds } from '#contract/clarifications/states.ts';
import type { Permission } from '#contract/common/permissions.ts';
import { makeCaller, permissionsByRole, policyTestTime as now, minutesAgo } from '#server/testing/policies/caller.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import {
  agencyClarificationRights,
  agencyTopicRights,
  commentRights,
  employerTopicRights,
  mayReadThread,
  rightToChangeDeadlines,
  rightToCreateDiscussion,
  rightToEditMessage,
  type AskerFacts,
} from './policy.ts';

const inHours = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const engagement: AskerFacts['engagement'] = {
  kind: 'successfee',
  stage: 'application',
  status: 'open',
  endedAs: null,
  closingAt: inHours(240),
  clarificationEndsAt: null,
  questionHours: null,
  answerHours: null,
};
const ended = { status: 'completed', endedAs: 'success' } as const;
const facts: AskerFacts = {
  permissions: new Set<Permission>(['Clarification=Create Topic / Reply']),
  engagement,
  applicationStatusId: applicationStatus.approved,
};
const rights = (given: Partial<AskerFacts>) => agencyClarificationRights({ ...facts, ...given }, now);

test("an agency takes part by the status of its application: 'not-applied', 'application-closed'", () => {
  const statuses: Record<string, ApplicationStatusId | undefined> = { none: undefined, ...applicationStatus };
  expect(rightsTable(statuses, (applicationStatusId) => rights({ applicationStatusId }))).toMatchInlineSnapshot(`
    "            | ask                | reply              | note
    none        | not-applied        | not-applied        | yes
    pending     | yes                | yes                | yes
    approved    | yes                | yes                | yes
    declined    | application-closed | application-closed | yes
    revoked     | application-closed | application-closed | yes
    withdrew    | application-closed | application-closed | yes
    notSelected | application-closed | application-closed | yes
    rebid       | yes                | yes                | yes"
  `);
});

test("an agency takes part by the role of the user: 'no-permission'", () => {
  expect(rightsTable(permissionsByRole, (permissions) => rights({ permissions: new Set<Permission>(permissions) })))
    .toMatchInlineSnapshot(`
    "                | ask           | reply         | note
    owner and admin | yes           | yes           | yes
    standard user   | yes           | yes           | yes
    no permission   | no-permission | no-permission | no-permission"
  `);
});

test("after the question deadline an agency can still reply, until the answers are due: 'questions-closed'", () => {
  const engagements = {
    'before the question deadline': engagement,
    'after it': { ...engagement, closingAt: inHours(47) },
    'after the answers are due': { ...engagement, closingAt: inHours(23) },
    'ended engagement': { ...engagement, ...ended },
  };
  expect(rightsTable(engagements, (one) => rights({ engagement: one }))).toMatchInlineSnapshot(`
    "                             | ask              | reply            | note
    before the question deadline | yes              | yes              | yes
    after it                     | questions-closed | yes              | yes
    after the answers are due    | questions-closed | questions-closed | yes
    ended engagement             | engagement-ended | engagement-ended | yes"
  `);
});

test("each side's rights in a topic before and after its publication, and in an ended engagement", () => {
  const topics = {
    topic: { isPublished: false, engagement },
    published: { isPublished: true, engagement },
    'ended engagement': { isPublished: false, engagement: { ...engagement, ...ended } },
  };
  expect(rightsTable(topics, (one) => agencyTopicRights(rights(one), one))).toMatchInlineSnapshot(`
    "                 | ask               | reply             | note | publish
    topic            | yes               | yes               | yes  | no-permission
    published        | already-published | already-published | yes  | no-permission
    ended engagement | engagement-ended  | engagement-ended  | yes  | no-permission"
  `);
  expect(rightsTable(topics, (one) => employerTopicRights(one.engagement, one))).toMatchInlineSnapshot(`
    "                 | ask           | note | reply            | publish
    topic            | no-permission | yes  | yes              | yes
    published        | no-permission | yes  | yes              | already-published
    ended engagement | no-permission | yes  | engagement-ended | engagement-ended"
  `);
});

test('only the employer changes the deadlines, until bidding begins or the engagement ends', () => {
  const auction = { ...engagement, kind: 'competitive', publishedAt: now } as const;
  const engagements = {
    application: auction,
    clarification: { ...auction, stage: 'clarification' },
    bidding: { ...auction, stage: 'bidding' },
    'not published': { ...auction, publishedAt: null },
    ended: { ...auction, ...ended, stage: 'ended' },
  } as const;
  expect(
    rightsTable<Parameters<typeof rightToChangeDeadlines>[1]>(engagements, (one) => ({
      employer: rightToChangeDeadlines({ side: 'client' }, one),
      agency: rightToChangeDeadlines({ side: 'agency' }, one),
    })),
  ).toMatchInlineSnapshot(`
    "              | employer                 | agency
    application   | yes                      | no-permission
    clarification | yes                      | no-permission
    bidding       | bidding-begun            | no-permission
    not published | engagement-not-published | no-permission
    ended         | engagement-ended         | no-permission"
  `);
});

const callers: Record<string, ReadonlySet<Permission> | 'employer'> = {
  ...Object.fromEntries(
    Object.entries(permissionsByRole).map(([role, permissions]) => [role, makeCaller(permissions).permissions]),
  ),
  employer: 'employer',
};

test('comments need the permission, and an engagement that is not archived', () => {
  expect(
    rightsTable(callers, (caller) => ({
      ...commentRights(caller, engagement),
      'comment when ended': commentRights(caller, ended).comment,
    })),
  ).toMatchInlineSnapshot(`
    "                | comment       | note          | comment when ended
    owner and admin | yes           | yes           | engagement-ended
    standard user   | yes           | yes           | engagement-ended
    no permission   | no-permission | no-permission | no-permission
    employer        | yes           | yes           | engagement-ended"
  `);
});

test("a discussion begins with the permission, and with a company that one works with ('no-partners')", () => {
  expect(
    rightsTable(callers, (caller) => ({
      'with partners': rightToCreateDiscussion(caller, { hasPartners: true }),
      'without partners': rightToCreateDiscussion(caller, { hasPartners: false }),
    })),
  ).toMatchInlineSnapshot(`
    "                | with partners | without partners
    owner and admin | yes           | no-partners
    standard user   | yes           | no-partners
    no permission   | no-permission | no-permission
    employer        | yes           | no-partners"
  `);
});

test("only the author edits a message ('not-author'), for 15 minutes ('edit-passed')", () => {
  const message = { isMine: true, createdAt: minutesAgo(15), isArchived: [] };
  const messages = {
    'own, after 15 minutes': message,
    'own, later': { ...message, createdAt: minutesAgo(15.1) },
    'of somebody else': { ...message, isMine: false },
    'in an archived engagement': {
      ...message,
      isArchived: [{ code: 'engagement-ended', text: 'This engagement has ended.' } as const],
    },
  };
  expect(rightsTable(messages, (one) => ({ edit: rightToEditMessage(one, now) }))).toMatchInlineSnapshot(`
    "                          | edit
    own, after 15 minutes     | yes
    own, later                | edit-passed
    of somebody else          | not-author
    in an archived engagement | engagement-ended"
  `);
});

test("an agency's user reads each kind of conversation with its permission, and the employer all of them", () => {
  const agencyUser = (permission: Permission) => ({ side: 'agency', permissions: new Set([permission]) }) as const;
  const readers: Record<string, Parameters<typeof mayReadThread>[0]> = {
    'views clarifications': agencyUser('Clarification=View Details'),
    'views candidates': agencyUser('Fulfillment Stage=View Details'),
    messages: agencyUser('Messaging=Message'),
    employer: { side: 'client' },
  };
  expect(
    rightsTable(readers, (reader) =>
      Object.fromEntries(threadKinds.map((kind) => [kind, mayReadThread(reader, kind)])),
    ),
  ).toMatchInlineSnapshot(`
    "                     | clarification | candidate | discussion
    views clarifications | yes           | no        | no
    views candidates     | no            | yes       | no
    messages             | no            | no        | yes
    employer             | yes           | yes       | yes"
  `);
});
