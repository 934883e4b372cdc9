import { describe, expect, it } from 'vitest';
import { candidateStatuses, openStatuses, pipeline } from '#contract/candidates/states.ts';
import { closedReasons, laterStatuses, mayStep, undoIsInTime, type Mover } from './transitions.ts';

const all = candidateStatuses.map((status) => status.id);
const movers: readonly Mover[] = ['employer', 'agency', 'system'];

/** The sentence of D1, written out once more as a table: from, to, who. */
const allowed = new Set<string>([
  ...pipeline.flatMap((from, index) => pipeline.slice(index + 1).map((to) => `${from}>${to} employer`)),
  ...openStatuses.flatMap((from) => [`${from}>3 employer`, `${from}>5 agency`, `${from}>7 system`]),
]);

describe('mayStep (D1)', () => {
  const cases = all.flatMap((from) => all.flatMap((to) => movers.map((mover) => ({ from, to, mover }))));

  it.each(cases)('$from to $to by $mover', ({ from, to, mover }) => {
    const candidate = { statusId: from, previousStatusId: null };
    expect(mayStep(mover, candidate, to)).toBe(allowed.has(`${from}>${to} ${mover}`));
  });

  it.each([
    { from: 5, mover: 'agency' as const },
    { from: 3, mover: 'employer' as const },
    { from: 7, mover: 'system' as const },
  ])('$from goes back to where it was by $mover, and nowhere else', ({ from, mover }) => {
    const candidate = { statusId: from, previousStatusId: 6 };
    for (const who of movers) {
      for (const to of all) expect(mayStep(who, candidate, to)).toBe(who === mover && to === 6);
    }
  });

  it('nothing follows Hired', () => {
    for (const to of all) {
      for (const mover of movers) expect(mayStep(mover, { statusId: 2, previousStatusId: 9 }, to)).toBe(false);
    }
  });
});

it('the later statuses are those ahead in the pipeline', () => {
  expect(laterStatuses(1)).toEqual([4, 6, 8, 9, 2]);
  expect(laterStatuses(8)).toEqual([9, 2]);
  for (const closed of [2, 3, 5, 7]) expect(laterStatuses(closed)).toEqual([]);
});

it('a withdrawal can be undone for ten minutes', () => {
  const withdrawn = new Date('2026-11-20T04:00:00Z');
  expect(undoIsInTime(withdrawn, new Date('2026-11-20T04:09:59.999Z'))).toBe(true);
  expect(undoIsInTime(withdrawn, new Date('2026-11-20T04:10:00Z'))).toBe(false);
  expect(undoIsInTime(null, withdrawn)).toBe(false);
});

it('a candidate out of the running has a reason, one in it has none', () => {
  expect(openStatuses.flatMap(closedReasons)).toEqual([]);
  expect([2, 3, 5, 7].map((status) => closedReasons(status)[0]?.code)).toEqual([
    'candidate-hired',
    'candidate-rejected',
    'candidate-withdrawn',
    'candidate-not-selected',
  ]);
});
