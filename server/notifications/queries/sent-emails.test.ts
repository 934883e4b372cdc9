import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificationRefusals } from '#contract/notifications/refusals.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import type { EventKind } from '#server/platform/events/payload.ts';
import { makeEmail } from '../factories.ts';
import {
  readApplicationUpdateEmails,
  readCandidateUpdateEmails,
  readNewApplicationEmails,
  readNewCandidateEmails,
} from './sent-emails.ts';

let kit: TestKit;
let place: SubmissionFixture;
let candidateId: string;
const parties = () => ({ supplierId: place.agency.id, clientId: place.client.id });
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
  candidateId = (await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id })).id;
});
afterAll(() => kit.close());

const emit = async (facts: { kind: EventKind; engagementId?: string; candidateId?: string; supplierId?: string }) => {
  await kit.asSystem((scope) => scope.emit({ ...parties(), ...facts }));
  const { id } = await kit.db
    .selectFrom('event')
    .select('id')
    .where('kind', '=', facts.kind)
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
  return id;
};

test('the emails about a candidate are counted by status, and reading sends none', async () => {
  const feedId = await emit({ kind: 'candidate.submitted', candidateId });
  const notice = {
    tenantId: place.client.id,
    feedId,
    kind: 'candidate-received' as const,
    dueAt: new Date(),
    createdAt: new Date(),
  };
  const sentAt = new Date('2026-11-20T03:00:00Z');
  const mails = [
    await makeEmail(kit.db, { status: 'sent', sentAt }),
    await makeEmail(kit.db, { status: 'dead' }),
    await makeEmail(kit.db),
    undefined,
  ];
  const { createdAt, email } = { createdAt: sentAt, email: () => `${newId()}@people.example` };
  for (const mail of mails) {
    const userId = newId();
    await kit.db
      .insertInto('appUser')
      .values({
        id: userId,
        tenantId: place.client.id,
        email: email(),
        username: userId,
        firstName: 'A',
        lastName: 'B',
        createdAt,
      })
      .execute();
    await kit.db
      .insertInto('mailNotice')
      .values({ id: newId(), userId, mailId: mail?.id ?? null, ...notice })
      .execute();
  }
  const before = await kit.db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirst();
  const answer = await kit.asAgency(place.recruiter.id, (scope) => readNewCandidateEmails(scope, { candidateId }));
  expect(answer).toEqual({ feedId, recipients: 4, waiting: 2, sent: 1, dead: 1, lastSentAt: sentAt.toISOString() });
  expect(
    await kit.db
      .selectFrom('event')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirst(),
  ).toEqual(before);
});

test('an event that did not happen is refused: did-not-happen', async () => {
  const refusal = notificationRefusals['did-not-happen'];
  expect(
    await kit.asAgency(place.recruiter.id, (scope) => readCandidateUpdateEmails(scope, { candidateId })),
  ).toMatchObject({ refusal });
  expect(
    await kit.asClient(place.employer.id, (scope) =>
      readApplicationUpdateEmails(scope, { engagementId: place.engagement.id }),
    ),
  ).toMatchObject({ refusal });
});

test('an application is found by the kind of its engagement', async () => {
  const competitive = await makeEngagement(kit.db, { clientId: place.client.id, kind: 'competitive' });
  await makeApplication(kit.db, { engagementId: competitive.id, supplierId: place.agency.id });
  const feedId = await emit({ kind: 'application.submitted', engagementId: competitive.id });
  const input = { engagementId: competitive.id };
  const mailsFor = (kind: 'competitive' | 'successfee') =>
    kit.asAgency(place.recruiter.id, (scope) => readNewApplicationEmails(kind)(scope, input));
  expect(await mailsFor('competitive')).toMatchObject({ feedId, recipients: 0 });
  expect(await mailsFor('successfee')).toMatchObject({ refusal: { code: 'did-not-happen' } });
});

test("the latest decision counts, and never a rival's", async () => {
  const { engagement } = place;
  await emit({ kind: 'application.declined', engagementId: engagement.id });
  const feedId = await emit({ kind: 'application.approved', engagementId: engagement.id });
  const rival = await makeSubmissionFixture(kit.db);
  await emit({ kind: 'application.approved', engagementId: engagement.id, supplierId: rival.agency.id });
  expect(
    await kit.asAgency(place.recruiter.id, (scope) =>
      readApplicationUpdateEmails(scope, { engagementId: engagement.id }),
    ),
  ).toMatchObject({ feedId });
});

test("another agency's candidates are not found", async () => {
  const rival = await makeSubmissionFixture(kit.db);
  expect(
    await kit.asAgency(rival.recruiter.id, (scope) => readNewCandidateEmails(scope, { candidateId })),
  ).toMatchObject({
    refusal: { code: 'not-found' },
  });
});
