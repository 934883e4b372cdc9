import { expect, test } from 'vitest';
import { notificationKindNames } from '../kinds.ts';
import { notificationText } from './sentence.ts';

test('every kind has a sentence of its own, which reads also where a name is missing', () => {
  const said = notificationKindNames.map((kind) => notificationText(kind, { engagement: 'Night nurses' }));
  expect(new Set(said).size).toBe(notificationKindNames.length);
  for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

test('a sentence names the person, the role and where they are', () => {
  const names = {
    engagement: 'Night nurses',
    talentRequest: 'Charge nurse',
    candidate: 'Ada Byrne',
    status: 'Interviewing',
  };
  expect(notificationText('candidate-moved', names)).toBe('Ada Byrne is now Interviewing for Charge nurse.');
});
