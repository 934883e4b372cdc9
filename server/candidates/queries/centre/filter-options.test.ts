import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate } from '../../factories.ts';
import * as options from './filter-options.ts';

let kit: TestKit;
let owner: string;
let agencyId: string;
let clientId: string;

beforeAll(async () => {
  kit = await createTestKit();
  agencyId = (await makeTenant(kit.db, { name: 'Harbour Talent' })).id;
  const rivalId = (await makeTenant(kit.db)).id;
  owner = (await makeUser(kit.db, { tenantId: agencyId })).id;
  clientId = (await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' })).id;
  for (const kind of ['competitive', 'successfee'] as const) {
    const engagement = await makeEngagement(kit.db, {
      clientId,
      kind,
      number: kind === 'competitive' ? 417 : 639,
      title: `A ${kind}`,
      stage: 'fulfillment',
    });
    const { id: talentRequestId } = await makeTalentRequest(kit.db, {
      engagementId: engagement.id,
      statusId: 5,
      number: kind === 'competitive' ? 528 : 740,
      jobTitle: kind === 'competitive' ? 'Theatre Nurse' : 'Nurse',
    });
    for (const supplierId of [agencyId, rivalId]) {
      await makeApplication(kit.db, { engagementId: engagement.id, supplierId });
      for (const statusId of kind === 'competitive' ? ([1, 1, 4] as const) : ([1, 7, 5] as const))
        await makeCandidate(kit.db, { talentRequestId, supplierId, statusId, firstName: 'Nuria', lastName: 'Osei' });
    }
  }
});
afterAll(() => kit.close());

const asOwner = <T>(work: Parameters<typeof kit.asAgency<T>>[1]) => kit.asAgency(owner, work);
const optionsOf = (given: object) =>
  asOwner((scope) => options.readCentreFilterOptions(scope, { keywords: '', optionKeywords: '', ...given }));

test('each value has the number of its candidates, without withdrawn ones and those of rivals [C05]', async () => {
  expect(await optionsOf({})).toMatchObject({
    statuses: [
      { id: 1, value: 'Pending', count: 3 },
      { id: 4, value: 'Shortlisted', count: 1 },
    ],
    kinds: [
      { kind: 'competitive', count: 3 },
      { kind: 'successfee', count: 2 },
    ],
    clients: [{ clientId, clientName: 'Northwind Health', count: 5 }],
    engagements: [
      { title: 'A competitive', kind: 'competitive', count: 3 },
      { title: 'A successfee', kind: 'successfee', count: 2 },
    ],
    talentRequests: [
      { jobTitle: 'Theatre Nurse', clientName: 'Northwind Health', count: 3 },
      { jobTitle: 'Nurse', count: 2 },
    ],
  });
});

test("the values of a filter are counted with the other filters, but not with the filter's own choice", async () => {
  const { statuses, engagements } = await optionsOf({ statusIds: [4] });
  expect(statuses.map(({ id }) => id)).toEqual([1, 4]);
  expect(engagements.map(({ title, count }) => [title, count])).toEqual([['A competitive', 1]]);
});

test('values are found by their names, and chosen ones are listed first [C05]', async () => {
  const found = await optionsOf({ optionKeywords: 'successfee' });
  expect(found.engagements.map(({ title }) => title)).toEqual(['A successfee']);
  expect(found.clients).toEqual([]);
  expect((await optionsOf({ optionKeywords: 'theatre northwind' })).talentRequests).toMatchObject([
    { jobTitle: 'Theatre Nurse' },
  ]);
  const [, second] = (await optionsOf({})).engagements;
  const chosen = await optionsOf({ successFeeIds: [second?.engagementId] });
  expect(chosen.engagements.map(({ title }) => title)).toEqual(['A successfee', 'A competitive']);
});

test('engagements and talent requests are found by their numbers, with or without the leading zeros [C05]', async () => {
  for (const optionKeywords of ['417', '000417 competitive'])
    expect((await optionsOf({ optionKeywords })).engagements).toMatchObject([{ engagementNumber: 417 }]);
  for (const optionKeywords of ['528', '000528 theatre'])
    expect((await optionsOf({ optionKeywords })).talentRequests).toMatchObject([{ talentRequestNumber: 528 }]);
});

test('the statuses for filters leave out Withdrew and Not Selected [C12]', async () => {
  expect((await options.listCandidateFilterStatuses()).map(({ id }) => id)).toEqual([1, 4, 6, 8, 9, 2, 3]);
});

test('auctions, success fees, talent requests and suppliers are listed with their candidates', async () => {
  expect(await asOwner(options.listCandidateAuctionNumbers)).toMatchObject([{ kind: 'competitive', count: 3 }]);
  expect(await asOwner(options.listCandidateSuccessFeeNumbers)).toMatchObject([{ kind: 'successfee', count: 2 }]);
  expect(await asOwner(options.listCentreRequestOptions)).toHaveLength(2);
  expect(await asOwner(options.listCandidateSuppliers)).toEqual([
    { supplierId: agencyId, supplierName: 'Harbour Talent', count: 5 },
  ]);
  const assigned = (isAuctionAssignedToMe: boolean) =>
    asOwner((scope) => options.listCandidateAssignments(scope, { isAuctionAssignedToMe }));
  expect(await assigned(true)).toEqual([]);
  expect(await assigned(false)).toHaveLength(2);
});
