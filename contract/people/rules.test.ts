import { expect, test } from 'vitest';
import { renewalPath } from './rules.ts';

test('the page of a person who is asked to be kept has the token in its path', () => {
  expect(renewalPath('ab12')).toBe('/keep/ab12');
});
