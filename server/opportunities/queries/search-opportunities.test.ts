import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#contract/common/operation.ts';
import type { searchOpportunities as operation } from '#contract/opportunities/operations/search.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '#server/team/factories.ts';
import { updateWordCounts } from '../commands/update-word-counts.ts';
import { listClientNames, searchOpportunities, autoSuggest } from './search-opportunities.ts';

let kit: TestKit;
let user: string;
let email: string;
let northwind: string;
let calder: string;
const now = new Date('2026-11-20T04:01:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

beforeAll(async () => {
  kit = await createTestKit({ now });
  ({ id: user, email } = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id }));
  northwind = (await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' })).id;
  calder = (await makeTenant(kit.db, { side: 'client', name: 'Calder Finch', isDemo: true })).id;
  await makeTenant(kit.db, { side: 'client', name: 'Nothing Open' });
  const make = (title: string, given: Partial<Parameters<typeof makeEngagement>[1]> = {}) =>
    makeEngagement(kit.db, {
      clientId: northwind,
      title,
      description: '',
      subClassificationId: null,
      closingAt: inDays(5),
      ...given,
    });
  const nurses = await make('Registered Nurses, Emergency');
  await makeTalentRequest(kit.db, { engagementId: nurses.id, jobTitle: 'Triage Nurse' });
  await make('Ward Clerks', { description: 'They work beside the nurses.', closingAt: inDays(1) });
  await make('Actuary', { clientId: calder, location: 'Zürich', classificationId: 4, roleCategoryId: 1, isDemo: true });
  await make('Drivers', { kind: 'competitive', closingAt: inDays(90), classificationId: 24 });
  await make('Closed Nurses', { closingAt: inDays(-1) });
  const ended = await make('Ended Nurses');
  await kit.db
    .updateTable('engagement')
    .set({ status: 'cancelled', endedAs: 'cancelled', stage: 'ended' })
    .where('id', '=', ended.id)
    .execute();
  await kit.asSystem(updateWordCounts);
});
afterAll(() => kit.close());

const search = async (given: Partial<InputOf<typeof operation>> = {}) => {
  const found = await kit.asAgency(user, (scope) =>
    searchOpportunities(scope, {
      keywords: '',
      location: '',
      clientName: '',
      toggleSearch: true,
      email: '',
      pageCurrent: 0,
      pageSize: 10,
      ...given,
    }),
  );
  if (found instanceof Refused) throw new Error(found.message);
  return found;
};
const titles = async (given: Partial<InputOf<typeof operation>>) =>
  (await search(given)).records.map(({ title }) => title);

test('a word with digits is found as it is, also with an ending that English words lose in the index', async () => {
  const words = ['6f3defbe', '12e45678', '3ds', '9a3f2ced'];
  for (const word of words)
    await makeEngagement(kit.db, { clientId: northwind, title: `Wing ${word}`, closingAt: inDays(9) });
  for (const word of words) {
    const { records } = await search({ keywords: `wing ${word}` });
    expect(records.map(({ title }) => title)).toEqual([`Wing ${word}`]);
  }
  await kit.db.deleteFrom('engagement').where('title', 'like', 'Wing %').execute();
});

test('results are ranked: a match in the title before one in a description, whatever closes sooner', async () => {
  expect(await titles({ keywords: 'nurse' })).toEqual(['Registered Nurses, Emergency', 'Ward Clerks']);
});

test('every word must match in any form, the last one as a prefix', async () => {
  expect(await titles({ keywords: 'nursing emergencies' })).toEqual(['Registered Nurses, Emergency']);
  expect(await titles({ keywords: 'nurse triage northw' })).toEqual(['Registered Nurses, Emergency']);
  expect(await titles({ keywords: 'nurse actuary' })).toEqual([]);
});

test('typos are corrected only if nothing is found otherwise, and the corrected words are returned', async () => {
  const { records, readAs } = await search({ keywords: 'regsitered nruses' });
  expect(records.map(({ title }) => title)).toEqual(['Registered Nurses, Emergency']);
  expect(readAs).toEqual([
    { typed: 'regsitered', read: 'registered' },
    { typed: 'nruses', read: 'nurses' },
  ]);
  expect((await search({ keywords: 'nurses' })).readAs).toEqual([]);
});

test('filters by classification, place without accents, client, kind and the demo flag', async () => {
  expect(await titles({ classificationIds: [4, 24] })).toEqual(['Actuary', 'Drivers']);
  expect(await titles({ location: 'zuri' })).toEqual(['Actuary']);
  expect(await titles({ clientName: 'calder' })).toEqual(['Actuary']);
  expect(await titles({ clientName: 'nobody' })).toEqual([]);
  expect(await titles({ kind: 'competitive' })).toEqual(['Drivers']);
  expect(await titles({ isDemo: true })).toEqual(['Actuary']);
  expect(await titles({ isDemo: false })).toHaveLength(3);
});

test('a search that is switched off lists everything, soonest to close first', async () => {
  expect(await titles({ keywords: 'actuary', toggleSearch: false })).toEqual([
    'Ward Clerks',
    'Registered Nurses, Emergency',
    'Actuary',
    'Drivers',
  ]);
});

test('results are counted by facet; a filter does not narrow its own counts', async () => {
  const { facets } = await search({ classificationIds: [4] });
  expect(facets.classificationIds.map(({ value, count }) => `${value} ${String(count)}`)).toEqual(
    expect.arrayContaining(['Healthcare & Medical 2', 'Insurance & Pensions 1', 'Trades & Transport 1']),
  );
  expect(facets.kind).toEqual([{ id: 'successfee', count: 1 }]);
  expect(facets.roleCategoryId).toEqual([{ id: 1, value: 'Executive', count: 1 }]);
  expect(facets.clientName).toEqual([{ id: calder, value: 'Calder Finch', count: 1 }]);
});

test('pages are contiguous, with the exact total', async () => {
  expect(await search({ pageSize: 3, pageCurrent: 1 })).toMatchObject({
    total: 4,
    isTotalAtLeast: false,
    pageCount: 2,
    records: [{ title: 'Drivers' }],
  });
});

test("the request may contain the caller's own email, and no other", async () => {
  expect(await titles({ keywords: 'actuary', email: email.toUpperCase() })).toEqual(['Actuary']);
  await expect(search({ email: 'somebody@else.example' })).rejects.toThrow('doesn’t match the signed-in user');
});

test('suggestions complete titles, clients, places and classifications, those that start with the text first', async () => {
  const suggested = async (keywords: string) =>
    (await kit.asAgency(user, (scope) => autoSuggest(scope, { keywords }))) as {
      suggestions: { text: string; kind: string; count: number }[];
    };
  expect((await suggested('n')).suggestions.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Northwind Health', 'Registered Nurses, Emergency']),
  );
  expect((await suggested('emerg')).suggestions).toEqual([
    { text: 'Registered Nurses, Emergency', kind: 'role', count: 1 },
  ]);
  expect((await suggested('zür')).suggestions).toEqual([{ text: 'Zürich', kind: 'place', count: 1 }]);
  expect((await suggested('calder fi')).suggestions).toEqual([{ text: 'Calder Finch', kind: 'client', count: 1 }]);
  expect((await suggested('actaury')).suggestions).toEqual([{ text: 'Actuary', kind: 'role', count: 1 }]);
  expect((await suggested('ended')).suggestions).toEqual([]);
});

test("a user who sees only their own work gets no suggestions from others' work, and counts without it", async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const all = await makeUser(kit.db, { tenantId });
  const lone = await makeUser(kit.db, { tenantId, role: 'none' });
  await makeRole(kit.db, {
    tenantId,
    permissions: ['Marketplace=Search / View Opportunities'],
    holderIds: [lone.id],
  });
  const counted = async (userId: string, keywords: string) => {
    const answer = await kit.asAgency(userId, (scope) => autoSuggest(scope, { keywords }));
    if (answer instanceof Refused) throw new Error(answer.message);
    return answer.suggestions.map(({ text, count }) => `${text} ${String(count)}`);
  };
  const seen = async (keywords: string) => [await counted(all.id, keywords), await counted(lone.id, keywords)];
  const [[before]] = [await seen('northwind')];
  expect(await seen('driv')).toEqual([['Drivers 1'], ['Drivers 1']]);
  const { id: engagementId } = await kit.db
    .selectFrom('engagement')
    .select('id')
    .where('title', '=', 'Drivers')
    .executeTakeFirstOrThrow();
  await makeApplication(kit.db, { engagementId, supplierId: tenantId });
  expect(await seen('driv')).toEqual([['Drivers 1'], []]);
  const less = before?.map((one) => one.replace(/\d+$/, (count) => String(Number(count) - 1)));
  expect(await seen('northwind')).toEqual([before, less]);
  await makeAssignment(kit.db, { engagementId, supplierId: tenantId, userId: lone.id });
  expect(await seen('driv')).toEqual([['Drivers 1'], ['Drivers 1']]);
});

test('an engagement is found by its number, with or without leading zeros, if nothing else narrows the search', async () => {
  const { number } = await kit.db
    .selectFrom('engagement')
    .select('number')
    .where('title', '=', 'Drivers')
    .executeTakeFirstOrThrow();
  const padded = String(number).padStart(6, '0');
  expect(await titles({ keywords: String(number) })).toContain('Drivers');
  expect(await titles({ keywords: ` ${padded} ` })).toContain('Drivers');
  expect(await titles({ keywords: padded, classificationIds: [4] })).toEqual([]);
  expect(await titles({ keywords: String(number + 900_000) })).toEqual([]);
});

test.each(['%', '!!!', "\\'"])('a text without letters and digits finds nothing: %s', async (signs) => {
  expect(await titles({ keywords: signs })).toEqual([]);
  expect(await titles({ location: signs })).toEqual([]);
  expect(await titles({ location: signs, classificationIds: [4] })).toEqual([]);
});

test('clients with open engagements are listed; demo clients have a flag', async () => {
  const named = async (isDemo?: boolean) => {
    const found = await kit.asAgency(user, (scope) => listClientNames(scope, { isDemo }));
    return found instanceof Refused ? [] : found.clients.map(({ clientName }) => clientName);
  };
  expect(await named()).toEqual(['Calder Finch', 'Northwind Health']);
  expect(await named(true)).toEqual(['Calder Finch']);
  expect(await named(false)).toEqual(['Northwind Health']);
});
