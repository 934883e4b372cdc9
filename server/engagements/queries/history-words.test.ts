import { expect, test } from 'vitest';
import { engagementEvents } from '../events.ts';
import { historyKinds, historyWords, reasonWords } from './history-words.ts';

const names = {
  request: 'Triage Nurse',
  candidate: 'Ada Byrne',
  document: 'Roster',
  what: 'title,hiringLeadName,hiringLeadEmail',
};

test('everything that happens to an engagement and its talent requests is part of its history', () => {
  for (const kind of Object.values(engagementEvents)) expect(historyKinds).toContain(kind);
  for (const kind of historyKinds) expect(historyWords(kind, names)).toMatch(/\.$/);
});

test('an event says what happened, and why in the words of its list', () => {
  expect(historyWords(engagementEvents.requestPaused, names)).toBe('Triage Nurse was paused.');
  expect(historyWords('candidate.hired', names)).toBe('Ada Byrne was hired for Triage Nurse.');
  expect(historyWords(engagementEvents.changed, names)).toBe('The engagement was changed: title, hiring lead.');
  expect(historyWords(engagementEvents.documentAdded, names)).toBe('Roster was added.');
  expect(historyWords('somebody.sneezed', names)).toBe('');
  expect(reasonWords(engagementEvents.requestPaused, 2)).toBe('Hiring freeze');
  expect(reasonWords(engagementEvents.cancelled, 1)).toBe('Role removed');
  expect(reasonWords(engagementEvents.published, 1)).toBeNull();
  expect(reasonWords(engagementEvents.requestPaused, null)).toBeNull();
});
