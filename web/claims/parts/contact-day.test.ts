import { expect, test } from 'vitest';
import { formatContactDay } from './contact-day.ts';

test('the day of a contact is the same in every zone', () => {
  expect(formatContactDay('2026-11-02')).toBe('02 Nov 2026');
});
