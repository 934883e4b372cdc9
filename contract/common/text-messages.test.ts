import { expect, test } from 'vitest';
import {
  hasEdgeSpace,
  isPrintable,
  isPrintableLine,
  requiredMessage,
  tooLongMessage,
  unprintableMessage,
} from './text-messages.ts';

test('the words are those of the specification', () => {
  expect(requiredMessage('Title')).toBe('Title is required!');
  expect(tooLongMessage('Title', 10)).toBe('Title must not exceed 10 characters!');
  expect(unprintableMessage('Title')).toBe("Title contains characters that can't be displayed.");
});

test('a text has edges that nobody sees, or not [E03]', () => {
  expect([' a', 'a ', '\ta', 'a', ''].map(hasEdgeSpace)).toEqual([true, true, true, false, false]);
});

test('nothing is shown for what it is; a line break is part of a text, and of no line', () => {
  expect([
    isPrintable(''),
    isPrintable('a\nb'),
    isPrintableLine('a\nb'),
    isPrintable('\u202e'),
    isPrintable('\u200b'),
  ]).toEqual([true, true, false, false, false]);
});
