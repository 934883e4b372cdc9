import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeArea, makeClassification } from '#server/profile/factories.ts';
import { selectProfileMatches, selectOpenEngagements } from './select-open-engagements.ts';

let kit: TestKit;
let agency: { tenantId: string; userId: string };
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit();
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  const tenantId = (await makeTenant(kit.db)).id;
  agency = { tenantId, userId: (await makeUser(kit.db, { tenantId })).id };
  const [own, other] = (
    await kit.db.selectFrom('subClassification').select('id').where('classificationId', '=', 1).execute()
  ).map(({ id }) => id);
  const closingAt = new Date('2026-12-01T00:00:00Z');
  const make = (title: string, given: Partial<Parameters<typeof makeEngagement>[1]>) =>
    makeEngagement(kit.db, { clientId, title, closingAt, subClassificationId: null, ...given });
  await make('all of a classification', { classificationId: 13 });
  await make('own part', { classificationId: 1, subClassificationId: own ?? null });
  await make('other part', { classificationId: 1, subClassificationId: other ?? null });
  await make('any part', { classificationId: 1 });
  await make('other work', { classificationId: 2 });
  await make('own country', { classificationId: 13, regionId: 6, countryId: 372 });
  await make('other country', { classificationId: 13, regionId: 6, countryId: 826 });
  await make('other region', { classificationId: 13, regionId: 3 });
  await make('closed', { classificationId: 13, closingAt: new Date('2026-11-20T00:00:00Z') });
  await makeClassification(kit.db, { tenantId, classificationId: 13 });
  await makeClassification(kit.db, { tenantId, classificationId: 1, parts: own === undefined ? [] : [own] });
});
afterAll(() => kit.close());

const matching = () =>
  kit.asAgency(agency.userId, async (scope) =>
    (await selectProfileMatches(scope).select('engagement.title').orderBy('engagement.title').execute()).map(
      ({ title }) => title,
    ),
  );

test('a closed engagement is not open', async () => {
  const titles = await kit.asAgency(agency.userId, (scope) =>
    selectOpenEngagements(scope).select('engagement.title').execute(),
  );
  expect(titles).toHaveLength(8);
  expect(titles).not.toContainEqual({ title: 'closed' });
});

test('a paused engagement is open if time was left when the pause began', async () => {
  const now = kit.clock.now();
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  const client = await makeTenant(kit.db, { side: 'client' });
  const still = (title: string, closingAt: Date, pausedAt: Date, pausedUntil: Date | null = null) =>
    makeEngagement(kit.db, { clientId: client.id, title, classificationId: 2, closingAt, pausedAt, pausedUntil });
  await still('Time left', hours(-1), hours(-5));
  await still('Went on with time left', hours(-1), hours(-5), hours(-3));
  await still('Went on and closed', hours(-1), hours(-5), hours(-4));
  await still('Closed before', hours(-6), hours(-5));
  const titles = await kit.asAgency(agency.userId, (scope) =>
    selectOpenEngagements(scope)
      .select('engagement.title')
      .where('engagement.clientId', '=', client.id)
      .orderBy('engagement.title')
      .execute(),
  );
  expect(titles).toEqual([{ title: 'Time left' }, { title: 'Went on with time left' }]);
});

test('an agency without regions serves all of them: classification and sub-classification decide', async () => {
  expect(await matching()).toEqual([
    'all of a classification',
    'any part',
    'other country',
    'other region',
    'own country',
    'own part',
  ]);
});

test('regions and their countries narrow the matches', async () => {
  await makeArea(kit.db, { tenantId: agency.tenantId, regionId: 1 });
  await makeArea(kit.db, { tenantId: agency.tenantId, regionId: 6, countryId: 372 });
  expect(await matching()).toEqual(['all of a classification', 'any part', 'own country', 'own part']);
});
