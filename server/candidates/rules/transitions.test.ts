import { expect, it } from 'vitest';
import { laterStatuses, isWithinUndoWindow } from './transitions.ts';

it('the later statuses are those ahead in the pipeline', () => {
  expect(laterStatuses(1)).toEqual([4, 6, 8, 9, 2]);
  expect(laterStatuses(8)).toEqual([9, 2]);
  for (const closed of [2, 3, 5, 7] as const) expect(laterStatuses(closed)).toEqual([]);
});

it('a withdrawal can be undone for ten minutes', () => {
  const withdrawn = new Date('2026-11-20T04:00:00Z');
  expect(isWithinUndoWindow(withdrawn, new Date('2026-11-20T04:09:59.999Z'))).toBe(true);
  expect(isWithinUndoWindow(withdrawn, new Date('2026-11-20T04:10:00Z'))).toBe(false);
  expect(isWithinUndoWindow(null, withdrawn)).toBe(false);
});
