import { expect, test } from 'vitest';
import { applicationStatuses } from '#contract/applications/states.ts';
import type { Permission } from '#contract/common/permissions.ts';
import type { Right } from '#contract/common/refusal.ts';
import {
  agencyClarificationRights,
  commentRights,
  rightToCreateDiscussion,
  rightToEditMessage,
  employerClarificationRights,
  type AskerFacts,
} from './policy.ts';

const now = new Date('2026-12-01T12:00:00Z');
const permissions: ReadonlySet<Permission> = new Set<Permission>(['Clarification=Create Topic / Reply']);
const engagement: AskerFacts['engagement'] = {
  kind: 'successfee',
  stage: 'application',
  status: 'open',
  endedAs: null,
  closingAt: new Date('2026-12-10T12:00:00Z'),
  clarificationEndsAt: null,
  questionHours: null,
  answerHours: null,
};
const codes = (right: Right): string[] => (right.allowed ? [] : right.reasons.map(({ code }) => code));
const rightsOf = (facts: Partial<AskerFacts> = {}) => {
  const { ask, reply, note } = agencyClarificationRights(
    { permissions, engagement, applicationStatusId: 2, ...facts },
    now,
  );
  return [codes(ask), codes(reply), codes(note)];
};

test.each(applicationStatuses.map(({ id, value }) => [value, id] as const))(
  'an agency whose application is %s asks only while it takes part',
  (_name, applicationStatusId) => {
    const takesPart = [1, 2, 7].includes(applicationStatusId);
    expect(rightsOf({ applicationStatusId })).toEqual(
      takesPart ? [[], [], []] : [['application-closed'], ['application-closed'], []],
    );
  },
);

test('an agency that has not applied, or a user without the permission, cannot ask', () => {
  expect(rightsOf({ applicationStatusId: undefined })).toEqual([['not-applied'], ['not-applied'], []]);
  expect(rightsOf({ permissions: new Set() })).toEqual([['no-permission'], ['no-permission'], ['no-permission']]);
});

test("after the question deadline an agency can still reply, until the answers are due: 'questions-closed'", () => {
  const closes = (hours: number) => ({ ...engagement, closingAt: new Date(now.getTime() + hours * 3_600_000) });
  expect(rightsOf({ engagement: closes(47) })).toEqual([['questions-closed'], [], []]);
  expect(rightsOf({ engagement: closes(23) })).toEqual([['questions-closed'], ['questions-closed'], []]);
});

test('an ended engagement allows no questions, answers or publication', () => {
  const ended = { ...engagement, status: 'completed', endedAs: 'success' } as const;
  expect(rightsOf({ engagement: ended })).toEqual([['engagement-ended'], ['engagement-ended'], []]);
  const { reply, publish } = employerClarificationRights(ended, { isPublished: false });
  expect([codes(reply), codes(publish)]).toEqual([['engagement-ended'], ['engagement-ended']]);
});

test("an answer is published once: 'already-published'", () => {
  expect(codes(employerClarificationRights(engagement, { isPublished: false }).publish)).toEqual([]);
  expect(codes(employerClarificationRights(engagement, { isPublished: true }).publish)).toEqual(['already-published']);
});

test("only the author edits a message ('not-author'), for 15 minutes ('edit-passed')", () => {
  const edit = (isMine: boolean, minutes: number) =>
    codes(rightToEditMessage({ isMine, createdAt: new Date(now.getTime() - minutes * 60_000), isArchived: [] }, now));
  expect(edit(true, 15)).toEqual([]);
  expect(edit(true, 15.1)).toEqual(['edit-passed']);
  expect(edit(false, 1)).toEqual(['not-author']);
});

test('comments need the permission, and an engagement that is not archived', () => {
  const ended = { status: 'completed', endedAs: 'success' } as const;
  const open = { status: 'open', endedAs: null } as const;
  const may: ReadonlySet<Permission> = new Set<Permission>(['Fulfillment Stage=Comment on Candidate']);
  expect(codes(commentRights(may, open).comment)).toEqual([]);
  expect(codes(commentRights(new Set(), open).comment)).toEqual(['no-permission']);
  expect(codes(commentRights('employer', open).note)).toEqual([]);
  expect(codes(commentRights('employer', ended).note)).toEqual(['engagement-ended']);
});

test("a discussion begins with the permission, and with a company that one works with ('no-partners')", () => {
  const may: ReadonlySet<Permission> = new Set<Permission>(['Messaging=Create Discussion']);
  expect(codes(rightToCreateDiscussion(may, { hasPartners: true }))).toEqual([]);
  expect(codes(rightToCreateDiscussion(may, { hasPartners: false }))).toEqual(['no-partners']);
  expect(codes(rightToCreateDiscussion(new Set(), { hasPartners: true }))).toEqual(['no-permission']);
  expect(codes(rightToCreateDiscussion('employer', { hasPartners: true }))).toEqual([]);
  expect(codes(rightToCreateDiscussion('employer', { hasPartners: false }))).toEqual(['no-partners']);
});
