import { expect, test } from 'vitest';
import {
  hasOuterWhitespace,
  isPrintable,
  isPrintableLine,
  requiredMessage,
  tooLongMessage,
  unprintableMessage,
} from './text-messages.ts';

test('the messages match the specification', () => {
  expect(requiredMessage('Title')).toBe('Title is required!');
  expect(tooLongMessage('Title', 10)).toBe('Title must not exceed 10 characters!');
  expect(unprintableMessage('Title')).toBe('Title contains characters that can’t be displayed.');
});

test('surrounding blanks are detected [E03]', () => {
  expect([' a', 'a ', '\ta', 'a', ''].map(hasOuterWhitespace)).toEqual([true, true, true, false, false]);
});

test('invisible and misleading characters are refused; a line break is allowed only in texts of several lines', () => {
  expect([
    isPrintable(''),
    isPrintable('a\nb'),
    isPrintableLine('a\nb'),
    isPrintable('\u202e'),
    isPrintable('\u200b'),
  ]).toEqual([true, true, false, false, false]);
});
