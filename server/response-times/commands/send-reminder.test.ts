import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applicationStatus } from '#contract/applications/states.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { emailRenderer } from '#server/email-templates.tsx';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { selectWaitingRecords } from '../queries/waiting-records.ts';
import { dueResponseStep } from '../rules/wait.ts';
import { findRecordsToRemind, sendReminder } from './send-reminder.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const mail = createMailer(readConfig({ NODE_ENV: 'test' }), () => Promise.resolve(emailRenderer));

/** The date is a Monday. */
const submitted = new Date('2026-11-02T09:00:00Z');
const at = (time: string): void => kit.clock.set(new Date(time));

beforeEach(async () => {
  at('2026-11-02T09:00:00Z');
  place = await makeSubmissionFixture(kit.db);
});

const makeWaitingCandidate = () =>
  makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, dateSubmitted: submitted });
const makeWaitingApplication = async () => {
  const supplierId = (await makeTenant(kit.db)).id;
  const { pending: statusId } = applicationStatus;
  return makeApplication(kit.db, { engagementId: place.engagement.id, supplierId, statusId, appliedAt: submitted });
};

const run = async (): Promise<void> => {
  for (const id of await kit.asSystem(findRecordsToRemind))
    await kit.asSystem((scope) => sendReminder(scope, id, mail));
};
const eventsNow = async (): Promise<string[]> => {
  const rows = await kit.db
    .selectFrom('event')
    .select('kind')
    .where('clientId', '=', place.client.id)
    .where('kind', 'like', '%.response-%')
    .orderBy('sequence')
    .execute();
  return rows.map(({ kind }) => kind);
};
/** Runs the job at a given time and returns the events so far. */
const eventsAt = async (time: string): Promise<string[]> => {
  at(time);
  await run();
  return eventsNow();
};

test('a candidate is reminded of after five working days, and escalated after five more, each once', async () => {
  const staff = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'provider' })).id });
  const { id } = await makeWaitingCandidate();
  expect(await eventsAt('2026-11-09T16:59:00Z')).toEqual([]);
  const reminded = ['candidate.response-overdue'];
  expect(await eventsAt('2026-11-09T17:00:00Z')).toEqual(reminded);
  expect(await eventsAt('2026-11-09T17:15:00Z')).toEqual(reminded);
  expect(await eventsAt('2026-11-16T16:59:00Z')).toEqual(reminded);
  const both = [...reminded, 'candidate.response-escalated'];
  expect(await eventsAt('2026-11-16T17:00:00Z')).toEqual(both);
  expect(await eventsAt('2026-12-16T17:00:00Z')).toEqual(both);
  expect(await kit.db.selectFrom('mail').select('id').where('userId', '=', staff.id).execute()).toHaveLength(1);
  const candidate = await kit.db.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(candidate).toMatchObject({ statusId: candidateStatus.pending, supplierId: place.agency.id });
});

test('an application is reminded of and escalated, by the service level of its client', async () => {
  await kit.db.updateTable('tenant').set({ serviceLevelDays: 2 }).where('id', '=', place.client.id).execute();
  const { id: applicationId, supplierId } = await makeWaitingApplication();
  expect(await eventsAt('2026-11-04T16:59:00Z')).toEqual([]);
  expect(await eventsAt('2026-11-04T17:00:00Z')).toEqual(['application.response-overdue']);
  expect(await eventsAt('2026-11-06T17:00:00Z')).toHaveLength(2);
  const events = await kit.db.selectFrom('event').selectAll().where('applicationId', '=', applicationId).execute();
  expect(events.filter((one) => one.kind === 'application.response-escalated')).toMatchObject([
    { supplierId, clientId: place.client.id, candidateId: null },
  ]);
});

test('a late reminder leaves the client a whole term', async () => {
  await makeWaitingCandidate();
  expect(await eventsAt('2026-11-30T17:00:00Z')).toEqual(['candidate.response-overdue']);
  expect(await eventsAt('2026-12-04T17:00:00Z')).toHaveLength(1);
  expect(await eventsAt('2026-12-07T17:00:00Z')).toHaveLength(2);
});

test('an answer ends the wait, and a later act of the agency begins another one with a reminder of its own', async () => {
  const { id } = await makeWaitingCandidate();
  const { id: applicationId } = await makeWaitingApplication();
  expect(await eventsAt('2026-11-09T17:00:00Z')).toHaveLength(2);
  const { approved: statusId } = applicationStatus;
  await kit.db.updateTable('application').set({ statusId }).where('id', '=', applicationId).execute();
  expect(await eventsAt('2026-11-16T17:00:00Z')).toHaveLength(3);
  const { supplierId, clientId, engagementId, talentRequestId } = await kit.db
    .selectFrom('candidate')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const edited = { supplierId, clientId, engagementId, talentRequestId, candidateId: id };
  await kit.asSystem((scope) => scope.emit({ kind: 'candidate.edited', ...edited }));
  expect(await eventsAt('2026-11-23T16:59:00Z')).toHaveLength(3);
  expect(await eventsAt('2026-11-23T17:00:00Z')).toHaveLength(4);
  await kit.db.updateTable('candidate').set({ firstViewedAt: kit.clock.now() }).where('id', '=', id).execute();
  expect(await eventsAt('2026-12-23T17:00:00Z')).toHaveLength(4);
});

test('an answer between the search and the reminder prevents it', async () => {
  const { id } = await makeWaitingCandidate();
  at('2026-11-09T17:00:00Z');
  expect(await kit.asSystem(findRecordsToRemind)).toContain(id);
  await kit.db.updateTable('candidate').set({ firstViewedAt: kit.clock.now() }).where('id', '=', id).execute();
  await kit.asSystem((scope) => sendReminder(scope, id, mail));
  expect(await eventsNow()).toEqual([]);
});

test('runs at the same time send one reminder', async () => {
  const { id } = await makeWaitingCandidate();
  at('2026-11-09T17:00:00Z');
  await Promise.all(Array.from({ length: 4 }, () => kit.asSystem((scope) => sendReminder(scope, id, mail))));
  expect(await eventsNow()).toEqual(['candidate.response-overdue']);
});

test('the records to remind are exactly those that are due, by the service level and time zone of each client', async () => {
  const far = await makeSubmissionFixture(kit.db);
  const terms = [
    [place, { serviceLevelDays: 2, timeZone: 'Pacific/Auckland' }],
    [far, { serviceLevelDays: 3, timeZone: 'America/Los_Angeles' }],
  ] as const;
  const ids: string[] = [];
  for (const [{ client, request, agency }, term] of terms) {
    await kit.db.updateTable('tenant').set(term).where('id', '=', client.id).execute();
    const made = { talentRequestId: request.id, supplierId: agency.id, dateSubmitted: submitted };
    ids.push((await makeCandidate(kit.db, made)).id);
  }
  const dueNow = (scope: SystemScope) =>
    selectWaitingRecords(scope)
      .select(['w.id', 'w.waitingSince', 'm.remindedAt', 'm.escalatedAt', 'client.serviceLevelDays', 'client.timeZone'])
      .where('w.candidateId', 'in', ids)
      .orderBy('w.waitingSince')
      .orderBy('w.id')
      .execute();
  const sizes = new Set<number>();
  for (let hour = 0; hour < 24 * 14; hour += 3) {
    kit.clock.set(new Date(submitted.getTime() + hour * 3_600_000));
    const rows = await kit.asSystem(dueNow);
    const expected = rows.filter((row) => dueResponseStep(row, row, kit.clock.now()) !== null).map(({ id }) => id);
    const found = await kit.asSystem(findRecordsToRemind);
    expect(found.filter((id) => rows.some((row) => row.id === id))).toEqual(expected);
    sizes.add(expected.length);
    await run();
  }
  expect(sizes).toEqual(new Set([0, 1]));
});
