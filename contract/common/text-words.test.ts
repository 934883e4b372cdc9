import { expect, test } from 'vitest';
import {
  hasEdgeSpace,
  isShowable,
  isShowableLine,
  requiredWords,
  tooLongWords,
  unshowableWords,
} from './text-words.ts';

test('the words are those of the specification', () => {
  expect(requiredWords('Title')).toBe('Title is required!');
  expect(tooLongWords('Title', 10)).toBe('Title must not exceed 10 characters!');
  expect(unshowableWords('Title')).toBe("Title contains characters that can't be displayed.");
});

test('a text has edges that nobody sees, or not [E03]', () => {
  expect([' a', 'a ', '\ta', 'a', ''].map(hasEdgeSpace)).toEqual([true, true, true, false, false]);
});

test('nothing is shown for what it is; a line break is part of a text, and of no line', () => {
  expect([
    isShowable(''),
    isShowable('a\nb'),
    isShowableLine('a\nb'),
    isShowable('\u202e'),
    isShowable('\u200b'),
  ]).toEqual([true, true, false, false, false]);
});
