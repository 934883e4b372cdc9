import { expect, test } from 'vitest';
import { notificationKindNames } from '../kinds.ts';
import { notificationText } from './sentence.ts';

test('every kind has its own sentence, which is readable even without a name', () => {
  const sentences = notificationKindNames.map((kind) => notificationText(kind, { engagement: 'Night nurses' }));
  expect(new Set(sentences).size).toBe(notificationKindNames.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

test('a sentence names the person, the role and the companies', () => {
  const names = {
    engagement: 'Night nurses',
    talentRequest: 'Charge nurse',
    candidate: 'Ada Byrne',
    status: 'Interviewing',
  };
  expect(notificationText('candidate-moved', names)).toBe('Ada Byrne is now Interviewing for Charge nurse.');
});

test('a name that the reader may not see has a capital only at the start of the sentence', () => {
  const sentence = (names: object) => notificationText('candidate-received', { engagement: 'Night nurses', ...names });
  expect(sentence({ agency: 'Harbour Talent' })).toBe('Harbour Talent submitted a candidate for a talent request.');
  expect(sentence({})).toBe('An agency submitted a candidate for a talent request.');
  expect(sentence({ agency: 'eHire' })).toMatch(/^eHire submitted/);
  expect(notificationText('engagement-completed', {})).toBe('An engagement is complete.');
});
