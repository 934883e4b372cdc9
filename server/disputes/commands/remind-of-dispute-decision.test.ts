import { disputeAnswerDeadline } from '#contract/disputes/rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailRenderer } from '#server/email-templates.tsx';
import { readConfig } from '#server/platform/config/config.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { findUnraisedDisputes, processOpenedDispute } from './process-opened-dispute.ts';
import { findDisputesToDecide, remindOfDisputeDecision } from './remind-of-dispute-decision.ts';

const mail = createMailer(readConfig({ NODE_ENV: 'test' }), () => Promise.resolve(emailRenderer));

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

/** Creates a dispute that Rolecall must decide by a Monday at 17:00 in Sydney. */
const disputed = async () => {
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const opened = { candidateId: place.candidate.id, supplierId: place.rival.agency.id };
  const decideBy = new Date('2026-12-14T06:00:00Z');
  const dispute = await makeDispute(kit.db, { ...opened, openedBy: place.rival.recruiter.id, decideBy });
  return { ...place, dispute };
};
/** Runs the job at a time, and returns the subjects of the emails to staff and the events with their agencies. */
const watchAt = async (at: string, { dispute }: Awaited<ReturnType<typeof disputed>>) => {
  kit.clock.set(new Date(at));
  await kit.db.deleteFrom('mail').execute();
  const isFound = (await kit.asSystem(findDisputesToDecide)).includes(dispute.id);
  if (isFound) await kit.asSystem((scope) => remindOfDisputeDecision(scope, mail, dispute.id));
  const sent = await kit.db.selectFrom('mail').select('subject').distinct().execute();
  const events = await kit.db
    .selectFrom('event')
    .select(['kind', 'supplierId', 'candidateId'])
    .where('kind', 'in', ['dispute.late', 'dispute.delayed'])
    .where('engagementId', '=', dispute.engagementId)
    .orderBy('sequence')
    .execute();
  return { subjects: sent.map(({ subject }) => subject), events };
};

test('the staff are reminded once, and once it is late each agency is notified about its own side', async () => {
  const place = await disputed();
  const about = `two agencies represent one candidate at ${place.client.name}`;
  expect(await watchAt('2026-12-10T05:00:00Z', place)).toEqual({ subjects: [], events: [] });
  expect(await watchAt('2026-12-11T05:00:00Z', place)).toEqual({
    subjects: [`Dispute decision due: ${about}`],
    events: [],
  });
  expect(await watchAt('2026-12-14T05:00:00Z', place)).toEqual({ subjects: [], events: [] });
  const events = [
    { kind: 'dispute.late', supplierId: place.rival.agency.id, candidateId: null },
    { kind: 'dispute.delayed', supplierId: place.agency.id, candidateId: place.candidate.id },
  ];
  expect(await watchAt('2026-12-14T07:00:00Z', place)).toEqual({
    subjects: [`Dispute decision overdue: ${about}`],
    events,
  });
  expect(await watchAt('2026-12-15T07:00:00Z', place)).toEqual({ subjects: [], events });
  const late = await kit.db
    .selectFrom('ownershipDefence')
    .select(['lateAt', 'outcome'])
    .where('disputeId', '=', place.dispute.id)
    .executeTakeFirst();
  expect(late).toEqual({ lateAt: new Date('2026-12-14T07:00:00Z'), outcome: null });
});

test('the owner of a dispute that has not been raised is not notified of a late decision, nor is it marked', async () => {
  kit.clock.set(new Date('2026-12-07T00:00:00Z'));
  const place = await disputed();
  const side = kit.db.updateTable('ownershipDefence').where('disputeId', '=', place.dispute.id);
  await side.set({ isRaised: false }).execute();
  const { events } = await watchAt('2026-12-14T07:00:00Z', place);
  expect(events.map(({ kind }) => kind)).toEqual(['dispute.late']);
  const marked = await kit.db
    .selectFrom('ownershipDefence')
    .select('lateAt')
    .where('disputeId', '=', place.dispute.id)
    .executeTakeFirst();
  expect(marked).toEqual({ lateAt: null });
});

test('without an owner the reminder is sent all the same, and the schedule finds the owner even of a late dispute', async () => {
  kit.clock.set(new Date('2026-12-07T00:00:00Z'));
  const place = await disputed();
  await kit.db.deleteFrom('ownershipDefence').where('disputeId', '=', place.dispute.id).execute();
  const about = `two agencies represent one candidate at ${place.client.name}`;
  expect((await watchAt('2026-12-14T07:00:00Z', place)).subjects).toEqual([`Dispute decision overdue: ${about}`]);
  expect(await kit.asSystem(findUnraisedDisputes)).toContain(place.dispute.id);
  // The first run stores the owner, and the second raises the dispute.
  const raise = () => kit.asSystem((scope) => processOpenedDispute(scope, mail, place.dispute.id));
  await raise();
  await raise();
  expect(await kit.asSystem(findUnraisedDisputes)).not.toContain(place.dispute.id);
  const { answerBy, decideBy } = await kit.db
    .selectFrom('ownershipDefence')
    .select(['answerBy', 'decideBy'])
    .where('disputeId', '=', place.dispute.id)
    .executeTakeFirstOrThrow();
  // The owner gets the full time to answer, and the staff are reminded again, now of the new deadline.
  expect(answerBy).toEqual(disputeAnswerDeadline(new Date('2026-12-14T07:00:00Z'), place.engagement.timeZone));
  expect(decideBy > answerBy).toBe(true);
  const row = () =>
    kit.db
      .selectFrom('ownershipDispute')
      .select(['decideBy', 'remindedAt', 'lateAt'])
      .where('id', '=', place.dispute.id)
      .executeTakeFirst();
  expect(await row()).toEqual({ decideBy, remindedAt: null, lateAt: null });
  const late = await watchAt(new Date(decideBy.getTime() + 60_000).toISOString(), place);
  expect(late.subjects).toEqual([`Dispute decision overdue: ${about}`]);
});
