import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApprovedAgency, makeCandidate } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { decideDispute, endWithdrawnDefence, withdrawDispute } from './end-dispute.ts';

// Which identity keys a decision transfers, and when those that were stored for it are deleted.

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeDisputeFixture>>;
/** The owner's candidate, with an email address and a phone number. */
let owned: Awaited<ReturnType<typeof makeCandidate>>;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  owned = await makeCandidate(kit.db, {
    talentRequestId,
    supplierId: place.agency.id,
    contactNumber: '+61 491 570 156',
    dateSubmitted: kit.clock.now(),
  });
});

/** Opens a dispute by an agency that entered the person's email address only. */
const openBy = async ({ agency, recruiter }: Pick<typeof place.rival, 'agency' | 'recruiter'>) => {
  const email = await keyOf('email');
  const dispute = await makeDispute(kit.db, {
    candidateId: owned.id,
    supplierId: agency.id,
    openedBy: recruiter.id,
    openedAt: kit.clock.now(),
    isAnswered: true,
    keys: [email],
  });
  const known = [email, await keyOf('phone')].toSorted();
  await kit.db.updateTable('ownershipDefence').set({ keys: known }).where('disputeId', '=', dispute.id).execute();
  return dispute;
};
const keyOf = async (keyType: 'email' | 'phone') => {
  const { keyHash } = await kit.db
    .selectFrom('candidateIdentity')
    .select('keyHash')
    .where('candidateId', '=', owned.id)
    .where('keyType', '=', keyType)
    .executeTakeFirstOrThrow();
  return `${keyType}:${keyHash}`;
};
const decide = ({ id: disputeId }: { id: string }, isUpheld: boolean) =>
  kit.asProvider(place.staff.id, (scope) =>
    decideDispute(scope, { disputeId, isUpheld, reasons: 'Only one of you has his answer.' }),
  );
const ownersByKey = async () => {
  const rows = await kit.db
    .selectFrom('candidateOwnership')
    .select(['supplierId'])
    .select(sql<string>`key_type || ':' || key_hash`.as('key'))
    .where('clientId', '=', place.client.id)
    .execute();
  return Object.fromEntries(rows.map(({ key, supplierId }) => [key, supplierId]));
};
const storedKeysOf = async ({ id }: { id: string }) => {
  const row = await kit.db
    .selectFrom('ownershipDefence')
    .select('keys')
    .where('disputeId', '=', id)
    .executeTakeFirstOrThrow();
  return row.keys;
};
/** Changes the owner's candidate as an edit of the phone number before the dispute was raised does. */
const changePhoneOfOwner = async () => {
  const hash = (await keyOf('phone')).slice('phone:'.length);
  await kit.db
    .updateTable('candidateIdentity')
    .set({ keyHash: 'b'.repeat(64) })
    .where('candidateId', '=', owned.id)
    .where('keyType', '=', 'phone')
    .execute();
  await kit.db
    .deleteFrom('candidateOwnership')
    .where('clientId', '=', place.client.id)
    .where('keyHash', '=', hash)
    .execute();
  return hash;
};

test('a key that the owner has changed since the opening is transferred, because it was stored then', async () => {
  const dispute = await openBy(place.rival);
  const email = await keyOf('email');
  const hash = await changePhoneOfOwner();
  expect(await decide(dispute, true)).toMatchObject({ state: 'upheld' });
  expect(await ownersByKey()).toMatchObject({
    [email]: place.rival.agency.id,
    [`phone:${hash}`]: place.rival.agency.id,
  });
});

test('a key of another candidacy of the owner is transferred, although nobody owns it any more', async () => {
  const dispute = await openBy(place.rival);
  const other = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    emailAddress: owned.emailAddress,
    contactNumber: '+61 491 570 157',
  });
  const { keyHash } = await kit.db
    .selectFrom('candidateIdentity')
    .select('keyHash')
    .where('candidateId', '=', other.id)
    .where('keyType', '=', 'phone')
    .executeTakeFirstOrThrow();
  await kit.db.deleteFrom('candidateOwnership').where('keyHash', '=', keyHash).execute();
  expect(await decide(dispute, true)).toMatchObject({ state: 'upheld' });
  expect(await ownersByKey()).toMatchObject({ [`phone:${keyHash}`]: place.rival.agency.id });
});

/** Lets a third agency own only a key that the owner has changed since the dispute was opened. */
const giveKeyToThirdAgency = async (ownedUntil: Date) => {
  const keyHash = await changePhoneOfOwner();
  const third = await makeTenant(kit.db, { side: 'agency' });
  const { id: scopeId } = place.client;
  const owning = { clientId: scopeId, scopeId, keyType: 'phone' as const, keyHash, supplierId: third.id };
  await kit.db
    .insertInto('candidateOwnership')
    .values({ ...owning, candidateId: owned.id, ownedUntil })
    .execute();
  return { third, phone: `phone:${keyHash}` };
};

test('nothing is taken from a third agency that owns only a key that the owner has changed since', async () => {
  const dispute = await openBy(place.rival);
  const email = await keyOf('email');
  const { third, phone } = await giveKeyToThirdAgency(new Date(kit.clock.now().getTime() + 1));
  const before = await ownersByKey();
  expect(before).toMatchObject({ [email]: place.agency.id, [phone]: third.id });
  expect(await decide(dispute, true)).toMatchObject({ state: 'upheld' });
  expect(await ownersByKey()).toEqual(before);
});

test('a third agency whose ownership has ended prevents nothing, and loses the key', async () => {
  const dispute = await openBy(place.rival);
  const email = await keyOf('email');
  const { phone } = await giveKeyToThirdAgency(kit.clock.now());
  expect(await decide(dispute, true)).toMatchObject({ state: 'upheld' });
  expect(await ownersByKey()).toMatchObject({ [email]: place.rival.agency.id, [phone]: place.rival.agency.id });
});

test('a key that the agency has entered for its own candidate since the opening is transferred with the others', async () => {
  const dispute = await openBy(place.rival);
  const [email, phone] = [await keyOf('email'), await keyOf('phone')];
  // The agency can enter it only after the ownership has ended.
  await kit.db.updateTable('candidateOwnership').set({ ownedUntil: kit.clock.now() }).execute();
  const own = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.rival.agency.id,
    emailAddress: owned.emailAddress,
    contactNumber: '+61 491 570 159',
  });
  const entered = await kit.db
    .selectFrom('candidateIdentity')
    .select('keyHash')
    .where('candidateId', '=', own.id)
    .where('keyType', '=', 'phone')
    .executeTakeFirstOrThrow();
  await kit.db.deleteFrom('candidateOwnership').where('keyHash', '=', entered.keyHash).execute();
  expect(await decide(dispute, true)).toMatchObject({ state: 'upheld' });
  expect(await ownersByKey()).toMatchObject({
    [email]: place.rival.agency.id,
    [phone]: place.rival.agency.id,
    [`phone:${entered.keyHash}`]: place.rival.agency.id,
  });
});

test('the stored keys are deleted with the end of the dispute, and of each dispute that it ends', async () => {
  const dismissed = await openBy(place.rival);
  expect(await storedKeysOf(dismissed)).toHaveLength(2);
  await decide(dismissed, false);
  expect(await storedKeysOf(dismissed)).toEqual([]);

  const [second, third] = [
    await makeApprovedAgency(kit.db, place.engagement.id),
    await makeApprovedAgency(kit.db, place.engagement.id),
  ];
  const withdrawn = await openBy(second);
  await kit.asAgency(second.recruiter.id, (scope) => withdrawDispute(scope, { disputeId: withdrawn.id }));
  await kit.asSystem((scope) => endWithdrawnDefence(scope, withdrawn.id));
  expect(await storedKeysOf(withdrawn)).toEqual([]);

  const fourth = await makeApprovedAgency(kit.db, place.engagement.id);
  const [upheld, other] = [await openBy(third), await openBy(fourth)];
  await decide(upheld, true);
  expect([await storedKeysOf(upheld), await storedKeysOf(other)]).toEqual([[], []]);
});
