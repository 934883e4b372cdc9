import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClarification, makeMessage } from '../factories.ts';
import { announceDeadlines } from './announce-deadlines.ts';

let kit: TestKit;
const now = new Date('2026-11-20T04:01:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
beforeAll(async () => {
  kit = await createTestKit({ now });
});
afterAll(() => kit.close());

/** Creates an engagement with a question that must be answered 24 hours before the closing time. */
const asked = async (hoursToClosing: number) => {
  const { agency, client, engagementId } = await makeMarketFixture(kit.db);
  const close = (hours: number) =>
    kit.db
      .updateTable('engagement')
      .set({ closingAt: inHours(hours) })
      .where('id', '=', engagementId)
      .execute();
  await close(hoursToClosing);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { thread } = await makeClarification(kit.db, {
    engagementId,
    supplierId: agency.id,
    createdAt: inHours(-30),
  });
  const announced = async () => {
    await kit.asSystem(announceDeadlines);
    const events = await kit.db
      .selectFrom('event')
      .select(['kind', 'data'])
      .where('clientId', '=', client.id)
      .execute();
    return events.filter(({ kind }) => kind.includes('answers-due')).map(({ kind, data }) => [kind, data]);
  };
  return { engagementId, thread, close, announced };
};
const dueIn = (hours: number, kind = 'clarification.answers-due') => [
  kind,
  { until: inHours(hours).toISOString(), isOwnAffair: true },
];

test('answers due within a day are announced once, and again when the deadline has moved', async () => {
  const { announced, close } = await asked(48);
  expect(await announced()).toEqual([dueIn(24)]);
  expect(await announced()).toEqual([dueIn(24)]);
  await close(40);
  expect(await announced()).toEqual([dueIn(24), dueIn(16)]);
});

test('answers due within an hour are announced once more', async () => {
  const { announced, close } = await asked(48);
  await announced();
  await close(25);
  await announced();
  expect(await announced()).toEqual([dueIn(24), dueIn(1, 'clarification.answers-due-in-an-hour')]);
});

test('later and passed deadlines, a pause, and the end of an engagement are not announced', async () => {
  expect(await (await asked(49)).announced()).toEqual([]);
  expect(await (await asked(24)).announced()).toEqual([]);
  const paused = await asked(40);
  const of = kit.db.updateTable('engagement').where('id', '=', paused.engagementId);
  await of.set({ pausedAt: inHours(-1) }).execute();
  expect(await paused.announced()).toEqual([]);
  await of.set({ pausedAt: null, status: 'completed', stage: 'ended', endedAs: 'success', endedAt: now }).execute();
  expect(await paused.announced()).toEqual([]);
});

test('an answer ends it, a note does not; a question after the answer is open again', async () => {
  const { thread, announced, close } = await asked(47);
  await makeMessage(kit.db, thread, { side: 'client', visibleTo: 'client', createdAt: inHours(-20) });
  expect(await announced()).toHaveLength(1);
  await makeMessage(kit.db, thread, { side: 'client', createdAt: inHours(-10) });
  await close(46);
  expect(await announced()).toHaveLength(1);
  await makeMessage(kit.db, thread, { createdAt: inHours(-5) });
  expect(await announced()).toHaveLength(2);
});

/** Creates an engagement without questions. Returns a function that announces deadlines and lists the events. */
const questionsOf = async (given: Parameters<typeof makeEngagement>[1]) => {
  const { id } = await makeEngagement(kit.db, given);
  return async () => {
    await kit.asSystem(announceDeadlines);
    const events = await kit.db
      .selectFrom('event')
      .select(['kind', 'data'])
      .where('engagementId', '=', id)
      .orderBy('sequence')
      .execute();
    return events.map(({ kind, data }) => [kind, data]);
  };
};

test('the end of questions is announced to agencies a day and an hour before, each once [K01]', async () => {
  const { id: clientId } = await makeTenant(kit.db, { side: 'client' });
  const until = (hours: number) => ({ until: inHours(hours).toISOString() });
  // In a success fee engagement, questions end 48 hours before the closing time.
  const day = await questionsOf({ clientId, kind: 'successfee', closingAt: inHours(72) });
  expect(await day()).toEqual([['clarification.questions-end', until(24)]]);
  expect(await day()).toHaveLength(1);
  const hour = await questionsOf({ clientId, kind: 'successfee', closingAt: inHours(49) });
  expect(await hour()).toEqual([['clarification.questions-end-in-an-hour', until(1)]]);
  const chosen = { clientId, kind: 'successfee', closingAt: inHours(720), questionHours: 700, answerHours: 0 } as const;
  expect(await (await questionsOf(chosen))()).toEqual([['clarification.questions-end', until(20)]]);
  // In an auction, the deadline for questions is 24 hours before the end of clarification, so it is unknown until
  // clarification opens.
  const auction = { clientId, kind: 'competitive', closingAt: inHours(-50), stage: 'clarification' } as const;
  const ends = await questionsOf({ ...auction, clarificationEndsAt: inHours(40) });
  expect(await ends()).toEqual([['clarification.questions-end', until(16)]]);
  const early = { clientId, kind: 'competitive', closingAt: inHours(40), stage: 'application' } as const;
  expect(await (await questionsOf(early))()).toEqual([]);
});

test('ended questions, questions with more time, and those of a paused engagement are not announced', async () => {
  const { id: clientId } = await makeTenant(kit.db, { side: 'client' });
  const fee = { clientId, kind: 'successfee' } as const;
  expect(await (await questionsOf({ ...fee, closingAt: inHours(48) }))()).toEqual([]);
  expect(await (await questionsOf({ ...fee, closingAt: inHours(73) }))()).toEqual([]);
  expect(await (await questionsOf({ ...fee, closingAt: inHours(60), pausedAt: inHours(-1) }))()).toEqual([]);
});
