import { expect, test } from 'vitest';
import { isWorkWord, skillsWithNetworks, workWords } from './skill-words.ts';

test.each(['Nursing', 'MARKETING', 'Nurse', 'Aws', 'Certified'])('%j is a word for work', (word) => {
  expect(isWorkWord(word)).toBe(true);
  expect(new RegExp(workWords, 'i').test(`Senior ${word}`)).toBe(true);
});

test.each(['López', 'Ming', 'Jenkins', 'Santos', 'Filipino', 'Catholic'])('%j is no word for work', (word) => {
  expect(isWorkWord(word)).toBe(false);
  expect(new RegExp(workWords, 'i').test(word)).toBe(false);
});

test.each(['Docker', 'workflows', 'ad', 'Jenkins', 'marketing'])('%j beside a network is a skill', (word) => {
  expect(new RegExp(`^${skillsWithNetworks}$`, 'i').test(word)).toBe(true);
});
