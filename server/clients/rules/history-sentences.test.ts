import { expect, test } from 'vitest';
import { candidateStatus } from '#contract/candidates/states.ts';
import { clientHistoryKinds, clientHistorySentence } from './history-sentences.ts';

const facts = {
  engagement: 'Theatre nurses',
  talentRequest: 'Scrub Nurse',
  candidate: 'Ada Byrne',
  toStatusId: candidateStatus.interviewing,
};

test('a history entry uses names, and the new status of a candidate', () => {
  expect(clientHistorySentence('candidate.moved', facts)).toBe('Ada Byrne moved to Interviewing for Scrub Nurse.');
  expect(clientHistorySentence('application.approved', facts)).toBe('The application to Theatre nurses was approved.');
});

test('an unknown name is replaced by a general term', () => {
  const unknown = { ...facts, candidate: null, talentRequest: null, toStatusId: null };
  expect(clientHistorySentence('candidate.moved', unknown)).toBe(
    'A candidate moved to another status for a talent request.',
  );
});

test('every kind of the history has its sentence', () => {
  for (const kind of clientHistoryKinds) expect(clientHistorySentence(kind, facts)).toMatch(/\.$/);
  expect(clientHistorySentence('mail.sent', facts)).toBe('');
});
