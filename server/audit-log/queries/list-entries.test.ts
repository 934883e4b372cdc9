import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { makeRole } from '#server/team/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listEntries } from './list-entries.ts';

let kit: TestKit;
let place: SubmissionFixture;
let owner: UserFixture;
let admin: UserFixture;
beforeAll(async () => {
  kit = await createTestKit({ now: new Date('2026-11-20T04:01:00Z') });
  place = await makeSubmissionFixture(kit.db);
  owner = await makeUser(kit.db, { tenantId: place.agency.id, firstName: 'Mara', lastName: 'Ellingsen' });
  admin = await makeUser(kit.db, { tenantId: place.agency.id, role: 'admin', firstName: 'Tom', lastName: 'Okafor' });
});
afterAll(() => kit.close());

const record = (kind: string, data: object, given: object = {}) =>
  kit.db
    .insertInto('event')
    .values({
      id: newId(),
      kind,
      data: JSON.stringify(data) as never,
      at: kit.clock.now(),
      supplierId: place.agency.id,
      actorUserId: owner.id,
      ...given,
    })
    .execute();
const list = (filters: object = {}, by = owner) =>
  kit.asAgency(by.id, (scope) =>
    listEntries(scope, { timeZone: 'Australia/Sydney', pageCurrent: 0, pageSize: 25, ...filters }),
  );
const sentences = async (filters: object = {}, by = owner) => {
  const found = await list(filters, by);
  return 'records' in found ? found.records.map(({ userName, sentence }) => `${userName}: ${sentence}`) : [];
};

test('what users did is listed latest first, with the names of users, roles and documents', async () => {
  const { id: roleId } = await makeRole(kit.db, { tenantId: place.agency.id, name: 'Night desk' });
  await record('identity.signed-in', {});
  await record('team.roles-assigned', { userId: admin.id, roleIds: [roleId] });
  await record('team.role-changed', { roleId, added: ['Messaging=Message'], removed: [] }, { actorUserId: admin.id });
  expect(await sentences()).toEqual([
    'Tom Okafor: Changed the role Night desk; added Messaging: Message',
    'Mara Ellingsen: Gave Tom Okafor the role Night desk',
    'Mara Ellingsen: Signed in',
  ]);
  expect(await list()).toMatchObject({ total: 3, pageCount: 1 });
  // Entries keep the role's name after the role is deleted.
  await kit.db.deleteFrom('role').where('id', '=', roleId).execute();
  await record('team.role-deleted', { roleId, name: 'Night desk' });
  expect((await sentences({ category: 'roles' })).slice(0, 2)).toEqual([
    'Mara Ellingsen: Deleted the role Night desk',
    'Tom Okafor: Changed the role Night desk; added Messaging: Message',
  ]);
});

test('category, user and period narrow the list; the users can be chosen by name', async () => {
  const old = new Date('2026-10-01T04:01:00Z');
  await record('report.downloaded', { reportId: 'candidateSubmission' }, { at: old, actorUserId: admin.id });
  expect(await sentences({ category: 'exports' })).toEqual([
    'Tom Okafor: Downloaded the report Candidate Submission Report',
  ]);
  expect(await sentences({ category: 'exports', lastDays: 30 })).toEqual([]);
  expect(await sentences({ category: 'exports', userId: owner.id })).toEqual([]);
  expect(await sentences({ category: 'exports', userId: admin.id, lastDays: 60 })).toHaveLength(1);
  const found = await list();
  expect('users' in found && found.users.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Mara Ellingsen', 'Tom Okafor']),
  );
});

test('a password that was set by an emailed link is its user’s own act; staff are named Rolecall', async () => {
  await record('identity.password-set', { userId: admin.id, isFirst: false }, { actorUserId: null });
  expect(await sentences({ category: 'sign-in', userId: admin.id })).toEqual(['Tom Okafor: Changed their password']);
  const provider = await makeTenant(kit.db, { side: 'provider' });
  const staff = await makeUser(kit.db, { tenantId: provider.id });
  await record('team.flags-changed', {}, { actorUserId: staff.id });
  const found = await list({ category: 'settings' });
  expect(found).toMatchObject({ records: [{ userId: null, userName: 'Rolecall' }] });
});

test('the log has nothing of other agencies, and nothing that is not for it', async () => {
  const rival = await makeTenant(kit.db);
  await record('team.user-created', { userId: newId() }, { supplierId: rival.id });
  await record('candidate.opened', {});
  expect(await sentences({ category: 'users' })).toEqual([]);
  const stranger = await makeUser(kit.db, { tenantId: rival.id });
  expect(await sentences({}, stranger)).toEqual(['Rolecall: Added a former user as a user']);
});

test('an entry about the work on an engagement is only for users who may see that work', async () => {
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
  });
  await record('candidate.erased', {}, { engagementId: place.engagement.id, candidateId });
  expect(await sentences({ category: 'erasures' })).toEqual([
    expect.stringMatching(/Erased the personal data of candidate #\d+/),
  ]);
  const manager = await makeUser(kit.db, { tenantId: place.agency.id, role: 'none' });
  await makeRole(kit.db, {
    tenantId: place.agency.id,
    permissions: ['Manage Users=Invite User / Assign / Edit User Role'],
    holderIds: [manager.id],
  });
  expect(await sentences({ category: 'erasures' }, manager)).toEqual([]);
});

test('the days of a period are those of the time zone, with the first and the last', async () => {
  const agency = await makeTenant(kit.db, { side: 'agency' });
  const by = await makeUser(kit.db, { tenantId: agency.id });
  // Midnight in Sydney is 13:00 UTC.
  for (const at of ['2026-10-19T12:59:00Z', '2026-10-19T13:00:00Z', '2026-10-20T12:59:00Z', '2026-10-20T13:00:00Z'])
    await record(
      'team.role-created',
      { roleId: newId() },
      { supplierId: agency.id, actorUserId: by.id, at: new Date(at) },
    );
  const times = async (filters: object) => {
    const found = await list(filters, by);
    return 'records' in found ? found.records.map(({ at }) => at.slice(8, 16)) : found.fields;
  };
  expect(await times({ from: '2026-10-20', to: '2026-10-20' })).toEqual(['20T12:59', '19T13:00']);
  expect(await times({ from: '2026-10-21' })).toEqual(['20T13:00']);
  expect(await times({ to: '2026-10-19' })).toEqual(['19T12:59']);
  expect(await times({ from: '2026-10-20', to: '2026-10-20', timeZone: 'UTC' })).toEqual(['20T13:00', '20T12:59']);
});
