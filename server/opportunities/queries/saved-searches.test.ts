import { expect, test } from 'vitest';
import { toSavedSearch } from './saved-searches.ts';

test('a saved search has its id and the time of its creation', () => {
  const filters = { keywords: 'nurse', location: '', clientName: '' };
  expect(
    toSavedSearch({ id: 'a', name: 'Nurses', filters, alerts: true, createdAt: new Date('2026-11-20T04:01:00Z') }),
  ).toEqual({ savedSearchId: 'a', name: 'Nurses', filters, alerts: true, created: '2026-11-20T04:01:00.000Z' });
});
