import { expect, it } from 'vitest';
import { limitReasons } from './candidate-limit.ts';

it('a talent request without a limit takes any number of candidates', () => {
  expect(limitReasons({ cvCap: null }, 1000, 'cv-cap')).toEqual([]);
});

it('the limit is reached by as many open candidates, also if the employer has lowered it since', () => {
  const codes = (open: number) => limitReasons({ cvCap: 3 }, open, 'undo-cv-cap').map(({ code }) => code);
  expect([2, 3, 4].map(codes)).toEqual([[], ['cv-cap'], ['cv-cap']]);
});
