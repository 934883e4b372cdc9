import { expect, test } from 'vitest';
import { activityKinds } from '#contract/notifications/states.ts';
import { activitySentence } from './activities.ts';

test('every kind of activity has its own sentence, which is readable even without a name', () => {
  const sentences = activityKinds.map((kind) => activitySentence(kind, {}));
  expect(new Set(sentences).size).toBe(activityKinds.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][\w ]+ an? [\w ]+\.$/);
});

test('an activity names the person and the role', () => {
  expect(activitySentence('newCandidate', { candidate: 'Ada Byrne', talentRequest: 'Charge nurse' })).toBe(
    'Submitted Ada Byrne for Charge nurse.',
  );
});
