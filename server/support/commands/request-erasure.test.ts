import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePersonEndpoint } from '#contract/people/endpoints.ts';
import { eraseCandidatesEndpoint, eraseUserEndpoint, listErasuresEndpoint } from '#contract/support/endpoints.ts';
import { makeCandidate, makeSalaryRevision, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import type { Files } from '#server/platform/files/files.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { makePersonHold } from '#server/people/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { carryOutErasure } from './carry-out-erasure.ts';
import { requestErasureAsSystem } from './request-erasure.ts';

let server: TestServer;
let staff: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  staff = (await makeUser(db, { tenantId: (await makeTenant(db, { side: 'provider' })).id, role: 'none' })).id;
});
afterAll(() => server.close());

const agency = async () => {
  const { db } = server.kit;
  const { id: tenantId } = await makeTenant(db);
  const [owner, admin, user] = [
    await makeUser(db, { tenantId }),
    await makeUser(db, { tenantId, role: 'admin' }),
    await makeUser(db, { tenantId, role: 'standard' }),
  ];
  return { owner, admin, user };
};
const remove = (id: string) =>
  server.kit.db.updateTable('appUser').set({ deletedAt: server.kit.clock.now() }).where('id', '=', id).execute();

test('an owner has a deleted colleague erased once, however often requested; other users may not: owners-erase', async () => {
  const { owner, admin, user } = await agency();
  await remove(user.id);
  expect(await server.call(admin.id, eraseUserEndpoint, { userId: user.id })).toMatchObject({
    status: 403,
    body: { code: 'owners-erase' },
  });
  const first = await server.call(owner.id, eraseUserEndpoint, { userId: user.id });
  expect([first.status, first.body]).toMatchObject([200, { kind: 'user', subjectId: user.id, doneAt: null }]);
  const again = await server.call(owner.id, eraseUserEndpoint, { userId: user.id });
  expect(again.body).toEqual(first.body);
});

test('a user with an active account is not erased: account-stands', async () => {
  const { owner, user } = await agency();
  expect(await server.call(owner.id, eraseUserEndpoint, { userId: user.id })).toMatchObject({
    status: 409,
    body: { code: 'account-stands' },
  });
});

test('an agency has its own candidates erased, and staff those of every agency: nobody-known', async () => {
  const { db } = server.kit;
  const emailAddress = 'Ingrid@inbox.example';
  const places = [await makeSubmissionFixture(db), await makeSubmissionFixture(db)];
  for (const { request, agency: one } of places)
    await makeCandidate(db, { talentRequestId: request.id, supplierId: one.id, emailAddress });
  const ask = async (userId: string) => server.call(userId, eraseCandidatesEndpoint, { email: 'ingrid@INBOX.example' });
  const own = await ask(places[0]?.recruiter.id ?? '');
  expect([own.status, (own.body as { erasures: unknown[] }).erasures]).toMatchObject([200, [{ kind: 'candidate' }]]);
  const all = await ask(staff);
  expect((all.body as { erasures: unknown[] }).erasures).toHaveLength(2);
  const { owner } = await agency();
  expect(await ask(owner.id)).toMatchObject({ status: 409, body: { code: 'nobody-known' } });
});

test('the ended submissions of an erased person wait for the same erasure', async () => {
  const { db } = server.kit;
  const place = await makeSubmissionFixture(db);
  const { id } = await makeCandidate(db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId: 3,
  });
  const { personId } = await db
    .selectFrom('personSubmission')
    .select('personId')
    .where('candidateId', '=', id)
    .executeTakeFirstOrThrow();
  expect(await server.call(place.recruiter.id, erasePersonEndpoint, { personId })).toMatchObject({ status: 200 });
  const queued = await db.selectFrom('erasure').select(['kind', 'doneAt']).where('subjectId', '=', id).execute();
  expect(queued).toEqual([{ kind: 'candidate', doneAt: null }]);
});

test('a candidate without an account has their submission erased once, listed under the user who asked for the consent', async () => {
  const { db } = server.kit;
  const place = await makeSubmissionFixture(db);
  const { id } = await makeCandidate(db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  const given = { supplierId: place.agency.id, askedBy: place.recruiter.id, candidateIds: [id] };
  await server.kit.asSystem((scope) => requestErasureAsSystem(scope, given));
  await server.kit.asSystem((scope) => requestErasureAsSystem(scope, given));
  const queued = await db.selectFrom('erasure').select(['askedBy', 'tenantId']).where('subjectId', '=', id).execute();
  expect(queued).toEqual([{ askedBy: place.recruiter.id, tenantId: place.agency.id }]);
});

test('a held person is not erased by their email address, neither by the agency nor by the staff: person-held', async () => {
  const { db } = server.kit;
  const place = await makeSubmissionFixture(db);
  const emailAddress = 'held@inbox.example';
  const given = { talentRequestId: place.request.id, supplierId: place.agency.id, emailAddress };
  const { id } = await makeCandidate(db, given);
  const provider = await makeTenant(db, { side: 'provider' });
  const { id: staffId } = await makeUser(db, { tenantId: provider.id });
  await makePersonHold(db, { candidateId: id, placedBy: staffId });
  for (const userId of [place.recruiter.id, staffId])
    expect(await server.call(userId, eraseCandidatesEndpoint, { email: emailAddress })).toMatchObject({
      status: 409,
      body: { code: 'person-held' },
    });
  expect(await db.selectFrom('erasure').select('id').where('subjectId', '=', id).execute()).toEqual([]);
});

test('a person with an undecided dispute, claim or salary change is not erased by their email address: person-disputed', async () => {
  const { db } = server.kit;
  const place = await makeSubmissionFixture(db);
  const emailAddress = 'disputed@inbox.example';
  const given = { talentRequestId: place.request.id, supplierId: place.agency.id, emailAddress };
  const { id } = await makeCandidate(db, given);
  await db.updateTable('candidate').set({ disputeState: 'pending' }).where('id', '=', id).execute();
  expect(await server.call(place.recruiter.id, eraseCandidatesEndpoint, { email: emailAddress })).toMatchObject({
    status: 409,
    body: { code: 'person-disputed' },
  });
  await db.updateTable('candidate').set({ disputeState: null, claimState: 'pending' }).where('id', '=', id).execute();
  expect(await server.call(place.recruiter.id, eraseCandidatesEndpoint, { email: emailAddress })).toMatchObject({
    body: { code: 'person-disputed' },
  });
  await db.updateTable('candidate').set({ claimState: null }).where('id', '=', id).execute();
  const { id: revisionId } = await makeSalaryRevision(db, {
    candidateId: id,
    baseSalary: '90000.00',
    totalCompensation: null,
  });
  expect(await server.call(place.recruiter.id, eraseCandidatesEndpoint, { email: emailAddress })).toMatchObject({
    body: { code: 'person-disputed' },
  });
  await db
    .updateTable('salaryRevision')
    .set({
      state: 'withdrawn',
      decidedAt: server.kit.clock.now(),
      decidedByName: 'Ines Marchetti',
      decidedBySide: 'agency',
    })
    .where('id', '=', revisionId)
    .execute();
  expect(await server.call(place.recruiter.id, eraseCandidatesEndpoint, { email: emailAddress })).toMatchObject({
    status: 200,
  });
});

test('nor is a hired person whose fee is on hold, not even by an earlier request', async () => {
  const { db } = server.kit;
  const place = await makeSubmissionFixture(db);
  const emailAddress = 'hired@inbox.example';
  const { id } = await makeCandidate(db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    emailAddress,
    statusId: 2,
  });
  const erase = () => server.call(place.recruiter.id, eraseCandidatesEndpoint, { email: emailAddress });
  const setFee = (feeState: 'on_hold' | null) =>
    db.updateTable('candidate').set({ feeState }).where('id', '=', id).execute();
  await setFee('on_hold');
  expect(await erase()).toMatchObject({ status: 409, body: { code: 'person-disputed' } });
  await setFee(null);
  expect(await erase()).toMatchObject({ status: 200 });
  await setFee('on_hold');
  const files = { remove: () => Promise.resolve() } as unknown as Files;
  const carryOut = () => inSystemScope(server.product.source, 'erase', (scope) => carryOutErasure(scope, files));
  const isDone = async (): Promise<boolean> => {
    while (await carryOut());
    const row = await db.selectFrom('erasure').select('doneAt').where('subjectId', '=', id).executeTakeFirstOrThrow();
    return row.doneAt !== null;
  };
  expect(await isDone()).toBe(false);
  await setFee(null);
  expect(await isDone()).toBe(true);
});

test('at the end of a retention period nobody requests the erasure of the submissions', async () => {
  const { db } = server.kit;
  const place = await makeSubmissionFixture(db);
  const given = { talentRequestId: place.request.id, supplierId: place.agency.id, statusId: 3 } as const;
  const { id } = await makeCandidate(db, given);
  await server.kit.asSystem((scope) =>
    requestErasureAsSystem(scope, { supplierId: place.agency.id, askedBy: null, candidateIds: [id] }),
  );
  const queued = await db.selectFrom('erasure').select(['askedBy', 'kind']).where('subjectId', '=', id).execute();
  expect(queued).toEqual([{ askedBy: null, kind: 'candidate' }]);
  const page = await server.call(place.recruiter.id, listErasuresEndpoint, { pageCurrent: 0, pageSize: 10 });
  expect(page.body).toMatchObject({ records: [{ askedBy: 'Rolecall' }] });
});
