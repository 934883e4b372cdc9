import { expect, test } from 'vitest';
import { reasonInput } from './reason.ts';

const reasons = [
  { id: 1, value: 'Hiring freeze' },
  { id: 2, value: 'Other' },
];
const issuesOf = (input: object) =>
  reasonInput(reasons, {}, 10)
    .safeParse(input)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('a reason is one of its list, and "Other" requires an explanation', () => {
  expect(issuesOf({ reasonId: 1 })).toEqual([]);
  expect(issuesOf({ reasonId: 2, reasonText: 'Moved.' })).toEqual([]);
  expect(issuesOf({ reasonId: 2, reasonText: '  ' })).toEqual(['reasonText: Explanation is required!']);
  expect(issuesOf({ reasonId: 3 })).toEqual(['reasonId: Reason is not a valid choice.']);
  expect(issuesOf({})).toEqual(['reasonId: Reason is required!']);
  expect(issuesOf({ reasonId: 1, reasonText: 'Longer than ten' })).toHaveLength(1);
});
