import { expect, test } from 'vitest';
import { industryError, industryKey } from './industry-error.ts';

const has = new Set([
  industryKey({ industryId: 3, subIndustryId: null }),
  industryKey({ industryId: 4, subIndustryId: 41 }),
]);

test('values missing from the lookup are reported by number, the part before the industry', () => {
  expect(industryError(has, { industryId: 99, subIndustryId: null, name: undefined })).toBe(
    'Industry 99 is not a valid choice',
  );
  expect(industryError(has, { industryId: 3, subIndustryId: 99, name: undefined })).toBe(
    'Sub-industry 99 is not a valid choice',
  );
});

test('existing entries are reported by name', () => {
  expect(industryError(has, { industryId: 3, subIndustryId: null, name: 'Manufacturing' })).toBe(
    'Manufacturing is on your list already',
  );
  expect(industryError(has, { industryId: 4, subIndustryId: 41, name: 'Solar' })).toBe('Solar is on your list already');
});

test('a part can be added next to the whole industry, and the reverse', () => {
  expect(industryError(has, { industryId: 3, subIndustryId: 31, name: 'Steel' })).toBeNull();
  expect(industryError(has, { industryId: 4, subIndustryId: null, name: 'Energy' })).toBeNull();
});
