import { describe, expect, test } from 'vitest';
import { compileIcuMessage } from './icu.ts';

describe('messages compile into the tokens that the runtime reads', () => {
  test('plain text', () => {
    expect(compileIcuMessage('Log In')).toEqual(['Log In']);
  });

  test('values', () => {
    expect(compileIcuMessage('{count} of {max}!')).toEqual([['count'], ' of ', ['max'], '!']);
  });

  test('plurals, with the number in them', () => {
    expect(compileIcuMessage('Due in {days, plural, =0 {no time} one {# day} other {# days}}.')).toEqual([
      'Due in ',
      ['days', 'plural', { 0: ['no time'], one: ['#', ' day'], other: ['#', ' days'] }],
      '.',
    ]);
  });

  test('a choice, with values in its cases', () => {
    expect(compileIcuMessage('{kind, select, bid {Bid of {name}} other {Else}}')).toEqual([
      ['kind', 'select', { bid: ['Bid of ', ['name']], other: ['Else'] }],
    ]);
  });
});

describe('an invalid message is refused with the reason', () => {
  test.each([
    ['{count', '"," is missing'],
    ['count}', 'A brace too many'],
    ['{}', 'A name is missing'],
    ['{when, date}', 'No "date"'],
    ['{n, plural, one {# day}}', 'No case "other"'],
  ])('%s: %s', (message, said) => {
    expect(() => compileIcuMessage(message)).toThrow(said);
  });
});
