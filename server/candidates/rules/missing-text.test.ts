import { expect, test } from 'vitest';
import { missingTextMessage, missingTextNote } from './missing-text.ts';

test.each([
  ['pdf', 'This looks like a scan without text, so nothing could be read from it.'],
  ['doc', 'Details can’t be read from DOC files.'],
  ['docx', 'This file contains no text, so nothing could be read from it.'],
  ['txt', 'This file contains no text, so nothing could be read from it.'],
])('a %s file without text is described in the same words in a form and in a folder drop', (extension, words) => {
  const note = missingTextNote(extension, '') ?? '';
  expect(note.slice(0, words.length)).toBe(words);
  expect(note.slice(words.length)).toMatch(/^ You can still use (it|this one)\.$/);
  expect(missingTextMessage(extension)).toBe(`${words} Open it to enter the details.`);
});

test.each(['pdf', 'doc', 'docx', 'txt'])(
  'a %s file with text, or one that couldn’t be read, has no note',
  (extension) => {
    expect([missingTextNote(extension, null), missingTextNote(extension, 'Theatre Nurse')]).toEqual([null, null]);
  },
);
