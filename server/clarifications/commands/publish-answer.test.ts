import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClarification } from '../factories.ts';
import { listClarifications } from '../queries/list-clarifications.ts';
import { publishAnswer } from './publish-answer.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

type Place = MarketFixture & { clarificationId: string };
const askedIn = async (): Promise<Place> => {
  const market = await makeMarketFixture(kit.db);
  for (const { id: supplierId } of [market.agency, market.rival]) {
    await makeApplication(kit.db, { engagementId: market.engagementId, supplierId });
  }
  const { thread } = await makeClarification(kit.db, {
    engagementId: market.engagementId,
    supplierId: market.agency.id,
    subject: 'Roster for Harbour nurses',
  });
  return { ...market, clarificationId: thread.id };
};
const publish = ({ employer, clarificationId }: Place) =>
  kit.asClient(employer.id, (scope) =>
    publishAnswer(scope, { clarificationId, topic: 'Roster', question: 'Does it rotate?', answer: 'It does.' }),
  );
const seenBy = (userId: string, engagementId: string) =>
  kit.as(userId, async (scope) => {
    if (scope.side === 'provider') throw new Error('Rolecall takes no part.');
    const list = await listClarifications(scope, { engagementId });
    if (list instanceof Refused) throw new Error(list.message);
    return list;
  });
const codesOf = (answer: unknown) =>
  answer instanceof Refused ? [answer.refusal.code, ...answer.reasons.map(({ code }) => code)] : [];

test('a published answer reaches every agency that takes part, and nothing in it names the one that asked [K01]', async () => {
  const place = await askedIn();
  expect(await publish(place)).toMatchObject({
    isLate: false,
    clarification: { awaitsAnswer: false, published: { replies: [{ authorName: '' }, { authorName: 'Priya Raman' }] } },
  });
  const { audience } = await seenBy(place.employer.id, place.engagementId);
  expect(audience).toBe(2);
  const forRival = await seenBy(place.rivalOwner.id, place.engagementId);
  expect(forRival.clarifications).toMatchObject([
    {
      topic: 'Roster',
      isPublished: true,
      supplierName: null,
      replies: [
        { text: 'Does it rotate?', authorName: '', companyName: '' },
        { text: 'It does.', authorName: 'Priya Raman', companyName: 'Northwind Health' },
      ],
      can: { reply: { allowed: false }, ask: { allowed: false } },
    },
  ]);
  for (const mark of [place.agency.id, place.owner.id, 'Harbour', 'Mara', place.clarificationId])
    expect(JSON.stringify(forRival)).not.toContain(mark);
});

test('agencies that did not apply, were declined or came from elsewhere do not see it', async () => {
  const place = await askedIn();
  await publish(place);
  const { id: tenantId } = await makeTenant(kit.db, { name: 'Lantern Search' });
  const stranger = await makeUser(kit.db, { tenantId });
  expect((await seenBy(stranger.id, place.engagementId)).clarifications).toEqual([]);
  await makeApplication(kit.db, { engagementId: place.engagementId, supplierId: tenantId, statusId: 3 });
  expect((await seenBy(stranger.id, place.engagementId)).clarifications).toEqual([]);
});

test("an answer is published once, and only by its employer: 'publish-not-possible'", async () => {
  const place = await askedIn();
  expect(codesOf(await publish({ ...place, employer: place.otherEmployer }))).toEqual(['not-found']);
  await publish(place);
  expect(codesOf(await publish(place))).toEqual(['publish-not-possible', 'already-published']);
});

test('the event of a publication names no agency', async () => {
  const place = await askedIn();
  await publish(place);
  const event = await kit.db
    .selectFrom('event')
    .select(['supplierId', 'clientId', 'data'])
    .where('engagementId', '=', place.engagementId)
    .where('kind', '=', 'clarification.published')
    .executeTakeFirstOrThrow();
  expect(event).toMatchObject({ supplierId: null, clientId: place.client.id });
  expect(JSON.stringify(event)).not.toContain(place.clarificationId);
});
