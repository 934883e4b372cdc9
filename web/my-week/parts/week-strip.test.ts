import { expect, test } from 'vitest';
import { daysBetween, isOnDay, buildWeekStrip } from './week-strip.ts';

const on = (dueOn: string, postponedTo: string | null = null) => ({ dueOn, postponedTo }) as never;
// A Friday
const day = '2026-11-20';

test('the strip counts done, open and overdue tasks from Monday to Sunday, and later ones [W01]', () => {
  const strip = buildWeekStrip({
    day,
    overdue: [on('2026-11-11'), on('2026-11-19')],
    today: [on(day)],
    upcoming: [on('2026-11-22'), on('2026-11-23'), on('2027-01-01'), on('2026-11-02', '2026-11-21')],
    done: [{ on: '2026-11-16' }, { on: '2026-11-16' }] as never,
  });
  expect(strip.map(({ day: each, done, open, overdue }) => [each, done, open, overdue])).toEqual([
    ['2026-11-16', 2, 0, 1],
    ['2026-11-17', 0, 0, 0],
    ['2026-11-18', 0, 0, 0],
    ['2026-11-19', 0, 0, 1],
    ['2026-11-20', 0, 1, 0],
    ['2026-11-21', 0, 1, 0],
    ['2026-11-22', 0, 1, 0],
    ['later', 0, 2, 0],
  ]);
});

test('a chosen day has its tasks; Monday also those from before the week', () => {
  expect(isOnDay('2026-11-16', on('2026-11-02'), day)).toBe(true);
  expect(isOnDay('2026-11-17', on('2026-11-02'), day)).toBe(false);
  expect(isOnDay(day, on(day), day)).toBe(true);
  expect(isOnDay('later', on('2026-11-22'), day)).toBe(false);
  expect(isOnDay('later', on('2026-11-23'), day)).toBe(true);
  expect(daysBetween('2026-11-20', '2026-12-01')).toBe(11);
});
