import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuctionHeadersEndpoint, listSuccessFeesEndpoint } from '#contract/board/endpoints/engagement.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let owner: string;
let standard: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  const supplierId = (await makeTenant(db)).id;
  owner = (await makeUser(db, { tenantId: supplierId })).id;
  standard = (await makeUser(db, { tenantId: supplierId, role: 'standard' })).id;
  const rival = (await makeTenant(db)).id;
  const northwind = (await makeTenant(db, { side: 'client', name: 'Northwind Health' })).id;
  const calder = (await makeTenant(db, { side: 'client', name: 'Calder Finch' })).id;
  const make = async (title: string, day: number, given: Partial<Parameters<typeof makeEngagement>[1]> = {}) => {
    const { id: engagementId } = await makeEngagement(db, {
      clientId: northwind,
      title,
      createdAt: new Date(Date.UTC(2026, 10, day)),
      ...given,
    });
    await makeApplication(db, { engagementId, supplierId });
    return engagementId;
  };
  const nurses = await make('Nurses', 1);
  await make('Actuaries', 2, { clientId: calder, location: 'Perth, Australia' });
  await make('Drivers', 3, { kind: 'competitive' });
  await make('Directors', 4, {
    kind: 'competitive',
    status: 'cancelled',
    endedAs: 'discontinued',
    stage: 'ended',
    endedAt: new Date('2026-11-19T04:00:00Z'),
  });
  const theirs = await makeEngagement(db, { clientId: northwind, title: 'Theirs' });
  await makeApplication(db, { engagementId: theirs.id, supplierId: rival });
  await makeAssignment(db, { engagementId: nurses, supplierId, userId: standard });
});
afterAll(() => server.close());

interface Body {
  records: { title: string; [field: string]: unknown }[];
  [field: string]: unknown;
}
const read = async (kind: 'auctions' | 'successFees', input: object, user = owner): Promise<Body> => {
  const answer = await server.call(
    user,
    kind === 'auctions' ? listAuctionHeadersEndpoint : listSuccessFeesEndpoint,
    input,
  );
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  return answer.body as Body;
};
const titles = async (...given: Parameters<typeof read>) => (await read(...given)).records.map(({ title }) => title);

test('auction headers and the success-fee table list only their kind, newest first [G09]', async () => {
  expect(await titles('auctions', { isViewAll: true })).toEqual(['Directors', 'Drivers']);
  expect(await titles('successFees', { isViewAll: true })).toEqual(['Actuaries', 'Nurses']);
});

test('they have pages from 1, in the paging record of the older lists [G09]', async () => {
  const second = await read('successFees', { isViewAll: true, page: 2, rowsPerPage: 1 });
  expect(second.records.map(({ title }) => title)).toEqual(['Nurses']);
  expect(second).toMatchObject({ currentPage: 2, rowsPerPage: 1, pageCount: 2, recordCount: 1, totalRecordCount: 2 });
  expect(await read('auctions', {})).toMatchObject({ currentPage: 1, rowsPerPage: 10, pageCount: 0 });
});

test("without view-all they list only assigned engagements; view-all does not exceed the caller's permission [G09]", async () => {
  expect(await titles('successFees', {})).toEqual([]);
  expect(await titles('successFees', {}, standard)).toEqual(['Nurses']);
  expect(await titles('successFees', { isViewAll: true }, standard)).toEqual(['Nurses']);
});

test('keywords search all fields or the given one [G09]', async () => {
  const search = (keywords: string, field?: string) => titles('successFees', { isViewAll: true, keywords, field });
  expect(await search('calder')).toEqual(['Actuaries']);
  expect(await search('calder', 'clientName')).toEqual(['Actuaries']);
  expect(await search('calder', 'title')).toEqual([]);
  expect(await search('perth', 'location')).toEqual(['Actuaries']);
  expect(await search('nurses', 'number')).toEqual([]);
  expect(await titles('auctions', { isViewAll: true, keywords: 'driv', field: 'title' })).toEqual(['Drivers']);
});

test('their rows have ids, numbers and statuses under the names of their kind [G09]', async () => {
  const [row] = (await read('successFees', { isViewAll: true })).records;
  expect(row).toMatchObject({
    successFeeId: row?.['engagementId'],
    successFeeNumber: row?.['engagementNumber'],
    successFeeStatus: 'Open',
    applicationStatus: { value: 'Approved' },
  });
  const [auction] = (await read('auctions', { isViewAll: true })).records;
  expect(auction).toMatchObject({ auctionId: auction?.['engagementId'], auctionStatus: 'Discontinued' });
});
