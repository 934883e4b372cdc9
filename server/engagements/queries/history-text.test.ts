import { expect, test } from 'vitest';
import { engagementEvents } from '../events.ts';
import { engagementHistoryKinds, engagementHistoryText, eventReasonText } from './history-text.ts';

const names = {
  request: 'Triage Nurse',
  candidate: 'Ada Byrne',
  document: 'Roster',
  what: 'title,hiringLeadName,hiringLeadEmail',
};

test('every event of an engagement and its talent requests is part of its history', () => {
  for (const kind of Object.values(engagementEvents)) expect(engagementHistoryKinds).toContain(kind);
  for (const kind of engagementHistoryKinds) expect(engagementHistoryText(kind, names)).toMatch(/\.$/);
});

test('an entry describes its event, with the reason as listed', () => {
  expect(engagementHistoryText(engagementEvents.requestPaused, names)).toBe('Triage Nurse was paused.');
  expect(engagementHistoryText('candidate.hired', names)).toBe('Ada Byrne was hired for Triage Nurse.');
  expect(engagementHistoryText(engagementEvents.changed, names)).toBe(
    'The engagement was changed: title, hiring lead.',
  );
  expect(engagementHistoryText(engagementEvents.documentAdded, names)).toBe('Roster was added.');
  expect(engagementHistoryText('somebody.sneezed', names)).toBe('');
  expect(eventReasonText(engagementEvents.requestPaused, 2)).toBe('Hiring freeze');
  expect(eventReasonText(engagementEvents.cancelled, 1)).toBe('Role removed');
  expect(eventReasonText(engagementEvents.published, 1)).toBeNull();
  expect(eventReasonText(engagementEvents.requestPaused, null)).toBeNull();
});
