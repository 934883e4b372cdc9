import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import type { Files } from '#server/platform/files/files.ts';
import { testMailer } from '#server/testing/email/test-mail.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePersonWithAllRecords } from '#server/testing/people/person-with-all-records.ts';
import { allJobs } from './job-registry.ts';
import { rooms } from './rooms.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit({ reactions: rooms.flatMap(({ reactions = [] }) => reactions) });
});
afterAll(() => kit.close());

/** Returns the tables in which a row still contains one of these strings. */
const tablesWith = async (texts: readonly string[]): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(kit.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)} t
      where t::text ilike any (${texts.map((text) => `%${text}%`)}::text[])`.execute(kit.db);
    if ((rows[0]?.count ?? 0) > 0) found.push(name);
  }
  return found.toSorted();
};

/** Counts the identity keys, which are hashes of contact details, in the disputes that an agency has opened or answered. */
const keysInDisputes = async (supplierId: string) => {
  const count = async (table: 'ownershipDispute' | 'ownershipDefence') => {
    const rows = await kit.db.selectFrom(table).select('keys').where('supplierId', '=', supplierId).execute();
    return rows.flatMap(({ keys }) => keys).length;
  };
  return { opened: await count('ownershipDispute'), answered: await count('ownershipDefence') };
};

test('after the erasure no table of the database has a trace of the person, and no file is left', async () => {
  const whole = await makePersonWithAllRecords(kit.db);
  // The rival agency's own candidate is not this agency's to erase.
  await kit.db
    .updateTable('candidate')
    .set({ firstName: 'Rival', lastName: 'Candidate', emailAddress: 'x@y.example', contactNumber: '', linkedIn: '' })
    .where('supplierId', '=', whole.rival.agency.id)
    .execute();
  await kit.db.deleteFrom('candidateVersion').where('supplierId', '=', whole.rival.agency.id).execute();
  await kit.db
    .updateTable('ownershipDispute')
    .set({ firstName: 'Rival', lastName: 'Candidate' })
    .where('supplierId', '=', whole.rival.agency.id)
    .execute();
  const texts = ['Featherstone', '491 570 156', '491570156'];
  await kit.db
    .insertInto('idempotency')
    .values({
      owner: whole.place.recruiter.id,
      key: 'a-key',
      fingerprint: 'f',
      status: 200,
      answer: JSON.stringify({ candidateId: whole.candidateId, lastName: 'Featherstone' }),
      createdAt: kit.clock.now(),
    })
    .execute();
  expect((await tablesWith(texts)).length).toBeGreaterThan(15);
  expect(await keysInDisputes(whole.place.agency.id)).toEqual({ opened: 3, answered: 3 });
  const removed: string[] = [];
  const before = await kit.db.selectFrom('candidateDocument').select('storageKey').execute();
  const candidates = await kit.db
    .selectFrom('personSubmission')
    .select('candidateId')
    .where('personId', '=', whole.personId)
    .execute();
  for (const { candidateId: subjectId } of candidates)
    await kit.db
      .insertInto('erasure')
      .values({
        id: newId(),
        tenantId: whole.place.agency.id,
        kind: 'candidate',
        subjectId,
        askedBy: null,
        askedAt: kit.clock.now(),
      })
      .execute();
  const store = { remove: ({ storageKey }: { storageKey: string }) => Promise.resolve(void removed.push(storageKey)) };
  const run = async (queue: string) => {
    const tools = { source: kit.source, files: store as unknown as Files, mail: testMailer };
    for (const job of allJobs(rooms, tools)) if (job.queue === queue) await job.run({});
  };
  await run('support.erase');
  // The files of unfinished submissions and of deleted comments are deleted later, because nothing refers to them.
  kit.clock.set(new Date(kit.clock.now().getTime() + 2 * 86_400_000));
  await run('candidates.remove-unattached-uploads');
  await run('clarifications.remove-unsent-attachments');
  expect(await tablesWith(texts)).toEqual([]);
  expect(await keysInDisputes(whole.place.agency.id)).toEqual({ opened: 0, answered: 0 });
  const left = await kit.db.selectFrom('candidateDocument').select('storageKey').execute();
  expect(removed).toEqual(
    expect.arrayContaining(
      before
        .filter((one) => !left.some(({ storageKey }) => storageKey === one.storageKey))
        .map(({ storageKey }) => storageKey),
    ),
  );
});
