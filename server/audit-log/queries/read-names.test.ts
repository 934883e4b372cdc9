import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeConsentFixture, makeLinkedRequest } from '#server/consents/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { personIdOf } from '#server/people/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listAgencyUsers, readRecordNames } from './read-names.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a predefined role has the name that the page of roles shows', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId });
  const { id: roleId } = await kit.db
    .selectFrom('role')
    .select('id')
    .where('name', '=', 'Rolecall Standard User Account')
    .executeTakeFirstOrThrow();
  const data = { userId: owner.id, roleIds: [roleId] };
  const about = [{ kind: 'team.roles-assigned', data, candidateId: null }] as const;
  const names = await kit.asAgency(owner.id, async (scope) =>
    readRecordNames(scope, about, await listAgencyUsers(scope)),
  );
  expect(names.role(roleId)).toBe('Standard User Account');
});

test('people and candidates of the agency are named, those of rivals and unknown records are not', async () => {
  const { agency, request, recruiter } = await makeSubmissionFixture(kit.db);
  const facts = { talentRequestId: request.id, supplierId: agency.id, firstName: 'Eva', lastName: 'Lund' };
  const candidate = await makeCandidate(kit.db, facts);
  const personId = await personIdOf(kit.db, candidate.id);
  const about = [
    { kind: 'person.exported', data: { personId }, candidateId: candidate.id },
    { kind: 'person.exported', data: { personId: newId() }, candidateId: null },
  ] as const;
  const read = (userId: string) =>
    kit.asAgency(userId, async (scope) => {
      const names = await readRecordNames(scope, about, await listAgencyUsers(scope));
      return [names.person(personId), names.candidate(candidate.id), names.role(newId()), names.user(recruiter.id)];
    });
  const [person, number, role, user] = await read(recruiter.id);
  expect([person, role, user]).toEqual(['Eva Lund', 'a deleted role', `${recruiter.firstName} ${recruiter.lastName}`]);
  expect(number).toMatch(/^candidate #\d+$/);
  const rival = await makeTenant(kit.db);
  const stranger = await makeUser(kit.db, { tenantId: rival.id });
  expect(await read(stranger.id)).toEqual(['an erased person', 'a candidate', 'a deleted role', 'a former user']);
});

test('a candidate who was asked for consent is named until they are erased', async () => {
  const place = await makeConsentFixture(kit.db);
  const tools = { db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() };
  const request = await makeLinkedRequest(tools, place, { person: { firstName: 'Tove', lastName: 'Aldermann' } });
  const about = [{ kind: 'consent.agreed', data: { consentRequestId: request.id }, candidateId: null }] as const;
  const read = () =>
    kit.asAgency(place.recruiter.id, async (scope) =>
      (await readRecordNames(scope, about, await listAgencyUsers(scope))).consent(request.id),
    );
  expect(await read()).toBe('Tove Aldermann');
  await kit.db.updateTable('consentRequest').set({ erasedAt: kit.clock.now() }).where('id', '=', request.id).execute();
  expect(await read()).toBe('an erased person');
});
