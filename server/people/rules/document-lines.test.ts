import { expect, test } from 'vitest';
import { formatDocumentDay, labelLines } from './document-lines.ts';

test('days are those of UTC, and a label stands before the first line that has text', () => {
  expect(formatDocumentDay('2026-11-20T23:30:00.000Z')).toBe('20 Nov 2026');
  expect(labelLines('Reason', '\nToo far\n\naway')).toEqual(['Reason: Too far', 'away']);
  expect([labelLines('Reason', ' '), labelLines('Reason', null)]).toEqual([[], []]);
});
