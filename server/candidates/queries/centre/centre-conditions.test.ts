import { afterAll, beforeAll, expect, test } from 'vitest';
import { centreViews } from '#contract/candidates/filters.ts';
import { centreEndpoints } from '#contract/candidates/endpoints/centre.ts';
import type { FilterOptions } from '#contract/candidates/shapes/centre.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import type { TestKit } from '#server/testing/kit.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeCandidate, makeSalaryRevision } from '../../factories.ts';
import { countCandidates, countCentreViews } from './list-candidates.ts';

let server: TestServer;
let kit: TestKit;
let agencyId: string;
let owner: string;
const ids = { client: '', other: '', auction: '', fee: '', auctionRequest: '', feeRequest: '' };

/** Creates an engagement that has one candidate with this name. */
const engagementOf = async (
  given: Parameters<typeof makeEngagement>[1],
  { lastName, jobTitle, statusId = 1 }: { lastName: string; jobTitle: string; statusId?: 1 | 2 | 5 | 7 },
) => {
  const { id: engagementId } = await makeEngagement(kit.db, given);
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId, statusId: 5, jobTitle });
  await makeApplication(kit.db, { engagementId, supplierId: agencyId });
  await makeCandidate(kit.db, { talentRequestId, supplierId: agencyId, statusId, firstName: 'Ida', lastName });
  return { engagementId, talentRequestId };
};

beforeAll(async () => {
  server = await createTestServer();
  kit = server.kit;
  agencyId = (await makeTenant(kit.db)).id;
  owner = (await makeUser(kit.db, { tenantId: agencyId })).id;
  ids.client = (await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' })).id;
  ids.other = (await makeTenant(kit.db, { side: 'client', name: 'Corvid Rail' })).id;
  const auction = await engagementOf(
    { clientId: ids.client, kind: 'competitive', stage: 'fulfillment', roleCategoryId: 1, recruitmentTypeId: 2 },
    { lastName: 'Auction', jobTitle: 'Theatre Nurse' },
  );
  const fee = await engagementOf(
    { clientId: ids.other, kind: 'successfee', engagementTypeId: 1, roleCategoryId: 3, recruitmentTypeId: 1 },
    { lastName: 'Fee', jobTitle: 'Train Driver', statusId: 2 },
  );
  Object.assign(ids, {
    auction: auction.engagementId,
    fee: fee.engagementId,
    auctionRequest: auction.talentRequestId,
    feeRequest: fee.talentRequestId,
  });
  await makeAssignment(kit.db, { engagementId: ids.fee, supplierId: agencyId, userId: owner });
});
afterAll(() => server.close());

const sum = (options: readonly { count: number }[]): number => options.reduce((all, { count }) => all + count, 0);

const endpointsOf = (operation: string) => centreEndpoints.filter((at) => at.operation === operation);

const answersOf = async (operation: string, given: object): Promise<unknown[]> => {
  const answers = await Promise.all(endpointsOf(operation).map((at) => server.call(owner, at, given)));
  return answers.map(({ status, body }) => {
    expect([status, body]).toEqual([200, body]);
    return body;
  });
};

/** Returns the candidates' last names. Every list operation must find the same names, and the counts must agree. */
const found = async (given: object): Promise<string[]> => {
  const lists = (await answersOf('candidates.list', given)) as { records: { lastName: string }[] }[];
  const [names = [], ...others] = lists.map(({ records }) => records.map(({ lastName }) => lastName).toSorted());
  for (const other of others) expect(other).toEqual(names);
  expect(await answersOf('candidates.count', given)).toEqual([{ count: names.length }]);
  for (const options of await answersOf('candidates.filterOptions', given))
    expect(sum((options as FilterOptions).recruitmentTypes)).toBeGreaterThanOrEqual(names.length);
  return names;
};

test.each([
  ['no filter', () => ({}), ['Auction', 'Fee']],
  ['keywords in the name, job title or client', () => ({ keywords: 'ida train corvid' }), ['Fee']],
  ['keyword, as the list of filters has it', () => ({ keyword: 'ida train corvid' }), ['Fee']],
  ['status, as the URL has it', () => ({ candidateStatusId: [2] }), ['Fee']],
  ['status', () => ({ statusIds: [2] }), ['Fee']],
  ['a status that no list shows', () => ({ statusIds: [5] }), []],
  ['engagement type', () => ({ engagementTypeId: [2] }), ['Auction']],
  ['kind of engagement', () => ({ auctionType: 'successfee' }), ['Fee']],
  ['recruitment type', () => ({ recruitmentType: 'perm' }), ['Fee']],
  ['client', () => ({ clientId: ids.client }), ['Auction']],
  ["part of the client's name", () => ({ clientName: 'corv' }), ['Fee']],
  ['auctions', () => ({ auctionIds: [ids.auction] }), ['Auction']],
  ['an auction named as a success fee', () => ({ successFeeIds: [ids.auction] }), []],
  [
    'auctions and success fees together',
    () => ({ auctionIds: [ids.auction], successFeeIds: [ids.fee] }),
    ['Auction', 'Fee'],
  ],
  ['talent requests', () => ({ talentRequestIds: [ids.feeRequest] }), ['Fee']],
  ['its own agency as supplier', () => ({ supplierIds: [agencyId] }), ['Auction', 'Fee']],
  ['another supplier', () => ({ supplierIds: [ids.client] }), []],
  ['role categories', () => ({ categoryIds: [1, 2] }), ['Auction']],
  ['the name of a role category', () => ({ categoryName: 'skilled/semi-skilled' }), ['Fee']],
  ['a name that is no role category', () => ({ categoryName: 'Wizards' }), []],
  ['assigned to the caller', () => ({ isAuctionAssignedToMe: true }), ['Fee']],
  ['an empty list of values', () => ({ auctionIds: [], categoryIds: [], engagementTypeId: [] }), ['Auction', 'Fee']],
] as const)('candidates are narrowed by %s [C05]', async (_name, given, expected) => {
  expect(await found(given())).toEqual(expected);
});

test('the count is that of the list', async () => {
  const count = await kit.asAgency(owner, (scope) => countCandidates(scope, { keywords: '', statusIds: [2] }));
  expect(count).toEqual({ count: 1 });
});

test('the views of every user find what changed, what the employer has not opened, and open salaries [C05]', async () => {
  const request = (
    await engagementOf(
      { clientId: ids.client, stage: 'fulfillment' },
      { lastName: 'Withdrawn', jobTitle: 'Viewed', statusId: 5 },
    )
  ).talentRequestId;
  const now = new Date((await kit.asAgency(owner, (scope) => Promise.resolve(scope.now))).getTime());
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  const made = (lastName: string, given: Partial<Parameters<typeof makeCandidate>[1]>) =>
    makeCandidate(kit.db, { talentRequestId: request, supplierId: agencyId, firstName: 'Vera', lastName, ...given });
  // Each step takes 24 hours, so this candidate was shortlisted half a day ago.
  await made('Moved', { statusId: 4, dateSubmitted: daysAgo(1.5) });
  await made('Earlier', { statusId: 4, dateSubmitted: daysAgo(4) });
  await made('Edited', {
    statusId: 1,
    dateSubmitted: daysAgo(9),
    employerEditedAt: daysAgo(0.2),
    firstViewedAt: daysAgo(8),
  });
  await made('Fresh', { statusId: 1, dateSubmitted: daysAgo(0.1), firstViewedAt: null });
  const paid = await made('Paid', { statusId: 1, dateSubmitted: daysAgo(9), firstViewedAt: daysAgo(8) });
  const decided = await made('Decided', { statusId: 1, dateSubmitted: daysAgo(9), firstViewedAt: daysAgo(8) });
  await makeSalaryRevision(kit.db, { candidateId: paid.id, baseSalary: '99000.00' });
  await makeSalaryRevision(kit.db, {
    candidateId: decided.id,
    baseSalary: '99000.00',
    state: 'withdrawn',
    decidedAt: now,
    decidedByName: 'Vera Lang',
    decidedBySide: 'agency',
  });
  const keywords = 'vera';
  expect(await found({ keywords, ...centreViews.changed })).toEqual(['Edited', 'Moved']);
  expect(await found({ keywords, changedWithinDays: 4 })).toEqual(['Earlier', 'Edited', 'Moved']);
  expect(await found({ keywords, ...centreViews.unopened })).toEqual(['Fresh']);
  expect(await found({ keywords, ...centreViews.salaryRevisions })).toEqual(['Paid']);
  // The candidate in the auction is also unopened.
  expect(await kit.asAgency(owner, countCentreViews)).toEqual({ changed: 2, unopened: 2, salaryRevisions: 1 });
  expect(await found({ keywords, isUnopened: false, hasOpenSalaryRevision: false })).toHaveLength(6);
});
