import { expect, test } from 'vitest';
import { namesInEvent } from './event-names.ts';

test('an event names its number, and the day from which people are erased', () => {
  const erasedFrom = '2026-12-20T04:17:00.000Z';
  expect(namesInEvent({ people: 1, erasedFrom })).toEqual({ count: '1 person', day: '20 Dec 2026' });
  expect(namesInEvent({ people: 12, erasedFrom })).toEqual({ count: '12 people', day: '20 Dec 2026' });
  expect(namesInEvent({})).toEqual({});
});

test.each([
  ['baseSalary', 'base salary'],
  ['totalCompensation', 'total compensation'],
  ['both', 'base salary and total compensation'],
])('a salary revision names what it changes: %s', (revised, pay) => {
  expect(namesInEvent({ revised })).toEqual({ pay });
});
