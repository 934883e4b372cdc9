import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('an erasure that fails doesn’t keep later ones waiting, fails the run, and is tried again', async () => {
  const { db, clock } = server.kit;
  const { request, agency, recruiter } = await makeSubmissionFixture(db);
  const ask = async (minutes: number) => {
    const { id } = await makeCandidate(db, { talentRequestId: request.id, supplierId: agency.id });
    const askedAt = new Date(clock.now().getTime() + minutes * 60_000);
    await db
      .insertInto('erasure')
      .values({ id: newId(), tenantId: agency.id, kind: 'candidate', subjectId: id, askedBy: recruiter.id, askedAt })
      .execute();
    return id;
  };
  const [broken, other] = [await ask(0), await ask(1)];
  const isErased = async (id: string) => {
    const row = await db.selectFrom('candidate').select('erasedAt').where('id', '=', id).executeTakeFirstOrThrow();
    return row.erasedAt !== null;
  };
  const run = () => server.product.jobs.find(({ queue }) => queue === 'support.erase')?.run({});
  await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
    db,
  );
  await sql
    .raw(
      `create trigger fail before update of erased_at on candidate for each row when (new.id = '${broken}') execute function fail()`,
    )
    .execute(db);
  await expect(run()).rejects.toThrow('erasure failed');
  expect([await isErased(broken), await isErased(other)]).toEqual([false, true]);
  await sql`drop trigger fail on candidate`.execute(db);
  await run();
  expect(await isErased(broken)).toBe(true);
});
