import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RevisedAmounts } from '#contract/candidates/rules.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEvent } from '../factories.ts';
import { formatNoticeEmail } from '../rules/notice-email.ts';
import { readNoticeFacts } from './notice-facts.ts';

let kit: TestKit;
let place: SubmissionFixture;
let feedId: string;
let candidateId: string;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db, { engagement: { title: 'Data Analysts' } });
  const given = { talentRequestId: place.request.id, supplierId: place.agency.id };
  candidateId = (await makeCandidate(kit.db, { ...given, firstName: 'Tove', lastName: 'Aldermann' })).id;
  await kit.asSystem((scope) =>
    scope.emit({
      kind: 'candidate.moved',
      supplierId: place.agency.id,
      clientId: place.client.id,
      engagementId: place.engagement.id,
      talentRequestId: place.request.id,
      candidateId,
      data: { toStatusId: 6 },
    }),
  );
  feedId = (await kit.db.selectFrom('event').select('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => kit.close());

test('a notice has its sentence, its page and all its names', async () => {
  const [facts] = await kit.asSystem((scope) => readNoticeFacts(scope, [{ feedId, kind: 'candidate-moved' }]));
  expect(facts).toMatchObject({
    sentence: `Tove Aldermann is now Screening for ${place.request.jobTitle}.`,
    engagement: { title: 'Data Analysts', number: place.engagement.number, kind: 'successfee' },
    agency: place.agency.name,
    client: place.client.name,
    status: 'Screening',
  });
  expect(facts?.to).toContain(`candidateId=${candidateId}`);
});

test('the other side has its own sentence and page for the same event', async () => {
  const [facts] = await kit.asSystem((scope) => readNoticeFacts(scope, [{ feedId, kind: 'candidate-received' }]));
  expect(facts?.sentence).toBe(`${place.agency.name} submitted Tove Aldermann for ${place.request.jobTitle}.`);
  expect(facts?.to).toBe(`/employer/candidates/${candidateId}`);
});

test('facts have the order of the input, and an empty input has none', async () => {
  const kinds = ['candidate-hired', 'candidate-moved'] as const;
  const sources = kinds.map((kind) => ({ feedId, kind }));
  const facts = await kit.asSystem((scope) => readNoticeFacts(scope, sources));
  expect(facts.map(({ kind }) => kind)).toEqual(kinds);
  expect(await kit.asSystem((scope) => readNoticeFacts(scope, []))).toEqual([]);
});

test('a notice about people whose period ends counts them, and opens the narrowed list', async () => {
  const data = { people: 3, erasedFrom: '2026-12-20T04:17:00.000Z' };
  await kit.asSystem((scope) => scope.emit({ kind: 'person.retention-due', supplierId: place.agency.id, data }));
  const { id } = await kit.db
    .selectFrom('event')
    .select('id')
    .where('kind', '=', 'person.retention-due')
    .executeTakeFirstOrThrow();
  const [facts] = await kit.asSystem((scope) => readNoticeFacts(scope, [{ feedId: id, kind: 'people-due' }]));
  expect(facts).toMatchObject({
    sentence: 'The data of 3 people will be erased on or after 20 Dec 2026, because your retention period ends.',
    to: '/people?due=true',
    count: '3 people',
  });
  if (facts) expect(formatNoticeEmail(facts).subject).toBe('Erasure due soon: 3 people');
});

test('a notice about a salary revision says which amounts it changes; an old event doesn’t contain them', async () => {
  const revisionId = '019aa0a0-0000-7000-8000-000000000009';
  const factsOf = async (data: { revised?: RevisedAmounts }) => {
    const event = await makeEvent(kit.db, {
      kind: 'candidate.employer-approved-salary',
      supplierId: place.agency.id,
      clientId: place.client.id,
      engagementId: place.engagement.id,
      talentRequestId: place.request.id,
      candidateId,
      data: { revisionId, ...data },
    });
    const source = { feedId: event.id, kind: 'employer-approved-salary' } as const;
    const [facts] = await kit.asSystem((scope) => readNoticeFacts(scope, [source]));
    return facts && { sentence: facts.sentence, subject: formatNoticeEmail(facts).subject };
  };
  const client = place.client.name;
  const job = place.request.jobTitle;
  expect(await factsOf({ revised: 'totalCompensation' })).toEqual({
    sentence: `${client} approved the revised total compensation for Tove Aldermann.`,
    subject: `Total Compensation Approved: ${job}`,
  });
  expect(await factsOf({ revised: 'both' })).toEqual({
    sentence: `${client} approved the revised base salary and total compensation for Tove Aldermann.`,
    subject: `Base Salary and Total Compensation Approved: ${job}`,
  });
  expect(await factsOf({})).toEqual({
    sentence: `${client} approved the revised salary for Tove Aldermann.`,
    subject: `Salary Approved: ${job}`,
  });
});
