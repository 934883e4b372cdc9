import { expect, test } from 'vitest';
import { ladderRungs, type LadderEntry } from './ladder-rungs.ts';

const two = { awardTypeId: 2, awardLimit: 2 };
const one = { awardTypeId: 1, awardLimit: null };
const all = { awardTypeId: 3, awardLimit: null };

const short = (rung: LadderEntry): string => {
  if (rung.kind === 'gap') return `gap ${String(rung.count)}`;
  if (rung.kind === 'award') return 'award';
  if (rung.kind === 'own') return `own ${String(rung.rank)}`;
  return `${String(rung.rank)}${rung.amount === null ? '' : ` ${rung.amount}`}`;
};
const drawn = (...given: Parameters<typeof ladderRungs>): string =>
  ladderRungs(...given)
    .map(short)
    .join(', ');

test('with the number of bidders every rival has a masked rung, and the award line is between the ranks', () => {
  expect(drawn({ position: 3, bidderCount: 6, leadingAmount: '13.90' }, two)).toBe('1 13.90, 2, award, own 3, 4, 5, 6');
});

test('no rival but the leading one has an amount, and only where the rules show it', () => {
  expect(drawn({ position: 2, bidderCount: 3, leadingAmount: null }, one)).toBe('1, award, own 2, 3');
});

test('without the number of bidders only the own rung and the leading amount are shown [B02]', () => {
  expect(drawn({ position: 3, bidderCount: null, leadingAmount: '13.90' }, two)).toBe('1 13.90, award, own 3');
  expect(drawn({ position: 3, bidderCount: null, leadingAmount: null }, two)).toBe('award, own 3');
  expect(drawn({ position: 1, bidderCount: null, leadingAmount: '14.20' }, two)).toBe('own 1, award');
});

test('without a bid the leading amount alone is shown, and nothing if there is none', () => {
  expect(drawn({ position: null, bidderCount: null, leadingAmount: '13.90' }, one)).toBe('1 13.90, award');
  expect(drawn({ position: null, bidderCount: null, leadingAmount: null }, one)).toBe('');
  expect(drawn({ position: null, bidderCount: 0, leadingAmount: null }, one)).toBe('');
});

test('if all that qualify are awarded, the line is at the end', () => {
  expect(drawn({ position: 2, bidderCount: 2, leadingAmount: null }, all)).toBe('1, own 2, award');
});

test('a long ladder shows the ends, the neighbours and the award line, and counts the others', () => {
  expect(drawn({ position: 20, bidderCount: 40, leadingAmount: null }, { awardTypeId: 2, awardLimit: 5 })).toBe(
    '1, 2, 3, gap 1, 5, award, gap 13, 19, own 20, 21, gap 18, 40',
  );
});
