import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeMessage, makeThread } from '../factories.ts';
import { listDiscussions } from './list-discussions.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  const { agency, rival, client } = market;
  for (const [index, subject] of ['Terms', 'Invoices', 'New wing'].entries()) {
    const supplier = index === 2 ? rival : agency;
    const createdAt = new Date(kit.clock.now().getTime() + index * 60_000);
    const thread = await makeThread(kit.db, {
      kind: 'discussion',
      supplierId: supplier.id,
      clientId: client.id,
      supplierName: index === 2 ? 'Quayside Search' : 'Harbour Talent',
      subject,
      createdAt,
    });
    await makeMessage(kit.db, thread, { isQuestion: false, text: `About ${subject}` });
  }
});
afterAll(() => kit.close());

const asked = { pageCurrent: 0, pageSize: 10 };
const subjects = ({ records }: Awaited<ReturnType<typeof listDiscussions>>) => records.map(({ subject }) => subject);

test('each side lists its own discussions, latest first, with the name of the other', async () => {
  const own = await kit.asAgency(market.owner.id, (scope) => listDiscussions(scope, asked));
  expect(own.records).toMatchObject([
    { subject: 'Invoices', partnerName: 'Northwind Health', lastLine: { text: 'About Invoices' }, unread_count: 1 },
    { subject: 'Terms', comment_count: 1 },
  ]);
  const received = await kit.asClient(market.employer.id, (scope) => listDiscussions(scope, asked));
  expect(received.records.map(({ partnerName }) => partnerName)).toEqual([
    'Quayside Search',
    'Harbour Talent',
    'Harbour Talent',
  ]);
  expect(subjects(await kit.asClient(market.otherEmployer.id, (scope) => listDiscussions(scope, asked)))).toEqual([]);
});

test('a search finds words of the subject and of the other company; pages follow each other', async () => {
  const find = (keywords: string) =>
    kit.asClient(market.employer.id, (scope) => listDiscussions(scope, { ...asked, keywords }));
  expect(subjects(await find('harbour'))).toEqual(['Invoices', 'Terms']);
  expect(subjects(await find('wing quayside'))).toEqual(['New wing']);
  expect(subjects(await find('northwind'))).toEqual([]);
  const second = await kit.asClient(market.employer.id, (scope) =>
    listDiscussions(scope, { pageCurrent: 1, pageSize: 2 }),
  );
  expect([subjects(second), second.total, second.pageCount]).toEqual([['Terms'], 3, 2]);
});

test('a discussion begins only if there is a company to begin it with', async () => {
  const { can } = await kit.asAgency(market.owner.id, (scope) => listDiscussions(scope, asked));
  expect(can.create).toMatchObject({ allowed: false, reasons: [{ code: 'no-partners' }] });
});
