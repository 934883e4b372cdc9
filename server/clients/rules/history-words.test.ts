import { expect, test } from 'vitest';
import { historyKinds, historySentence } from './history-words.ts';

const facts = { engagement: 'Theatre nurses', talentRequest: 'Scrub Nurse', candidate: 'Ada Byrne', toStatusId: 8 };

test('what happened is told by names, and by the status that somebody came to', () => {
  expect(historySentence('candidate.moved', facts)).toBe('Ada Byrne moved to Interviewing for Scrub Nurse.');
  expect(historySentence('application.approved', facts)).toBe('The application to Theatre nurses was approved.');
});

test('a name that is not known any more is said in general', () => {
  const unknown = { ...facts, candidate: null, talentRequest: null, toStatusId: null };
  expect(historySentence('candidate.moved', unknown)).toBe('A candidate moved to another status for a talent request.');
});

test('every kind of the history has its sentence', () => {
  for (const kind of historyKinds) expect(historySentence(kind, facts)).toMatch(/\.$/);
  expect(historySentence('mail.sent', facts)).toBe('');
});
