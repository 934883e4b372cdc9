import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOffice, makeProfile } from '#server/profile/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { personKeysForAgency, findPersonOwner, contactDetailErrors, personKeys, loadPhoneParser } from './person.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const person = { emailAddress: 'ora@inbox.example', contactNumber: '', linkedIn: '', currentCountryId: 36 };

it("a phone number is parsed with the country's code, or its own", async () => {
  const inAustralia = await loadPhoneParser('AU');
  const anywhere = await loadPhoneParser(undefined);
  expect(inAustralia('0491 570 156')).toBe('+61491570156');
  expect(anywhere('+61 491 570 156')).toBe('+61491570156');
  expect(anywhere('0491 570 156')).toBe('');
  expect(inAustralia('soon')).toBe('');
});

it('the same person has the same keys in any notation', async () => {
  const one = await personKeys(kit.db, { ...person, contactNumber: '0491570156' });
  const two = await personKeys(kit.db, {
    ...person,
    emailAddress: ' ORA@inbox.example',
    contactNumber: '+61 491 570 156',
  });
  expect(one).toEqual(two);
  expect(one.every((key) => /^[0-9a-f]{64}$/.test(key.keyHash))).toBe(true);
});

it("an address at the agency's own domain is not a key", async () => {
  const { recruiter } = await makeSubmissionFixture(kit.db);
  const own = { ...person, emailAddress: 'cv@agency.example' };
  expect(await kit.asAgency(recruiter.id, (scope) => personKeysForAgency(scope, own))).toEqual([]);
  expect(await kit.asAgency(recruiter.id, (scope) => personKeysForAgency(scope, person))).toHaveLength(1);
});

it("the agency's own phone numbers are not keys, in any notation", async () => {
  const { agency, recruiter } = await makeSubmissionFixture(kit.db);
  const keysOf = (contactNumber: string, currentCountryId = 36) =>
    kit.asAgency(recruiter.id, (scope) =>
      personKeysForAgency(scope, { ...person, emailAddress: '', contactNumber, currentCountryId }),
    );
  expect(await keysOf('(02) 5550 1234')).toHaveLength(1);
  expect(await keysOf('+61 491 570 156')).toHaveLength(1);
  await makeProfile(kit.db, { tenantId: agency.id, phoneNo: '02 5550 1234', mobile: '+61 491 570 156' });
  expect(await keysOf('(02) 5550 1234')).toEqual([]);
  expect(await keysOf('+61 2 5550 1234', 554)).toHaveLength(1);
  // The office says in which country the agency's local number is.
  await makeOffice(kit.db, { tenantId: agency.id, countryId: 36 });
  expect(await keysOf('+61 2 5550 1234', 554)).toEqual([]);
  expect(await keysOf('0491 570 156')).toEqual([]);
  expect(await keysOf('+61 491 570 157')).toHaveLength(1);
});

it('errors of country and number are reported by field', async () => {
  const { recruiter } = await makeSubmissionFixture(kit.db);
  const faults = (given: object) =>
    kit.asAgency(recruiter.id, async (scope) =>
      (await contactDetailErrors(scope, { ...person, ...given })).map((one) => one.field),
    );
  expect(await faults({})).toEqual([]);
  expect(await faults({ contactNumber: '12' })).toEqual(['contactNumber']);
  expect(await faults({ currentCountryId: 998 })).toEqual(['currentCountryId']);
});

it("an owner is the caller's agency or an unnamed other one, until the ownership expires", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    emailAddress: person.emailAddress,
    dateSubmitted: kit.clock.now(),
  });
  const ask = (userId: string) =>
    kit.asAgency(userId, async (scope) => {
      const where = { clientId: place.client.id, talentRequestId: place.request.id };
      return findPersonOwner(scope, where, await personKeysForAgency(scope, person));
    });
  const until = new Date(kit.clock.now().getTime() + 180 * 86_400_000);
  expect(await ask(place.recruiter.id)).toEqual({ who: 'self', until });
  expect(await ask(rival.recruiter.id)).toEqual({ who: 'other', until });
  kit.clock.set(until);
  expect(await ask(rival.recruiter.id)).toBeUndefined();
});
