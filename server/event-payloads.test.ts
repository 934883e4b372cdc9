import { expect, test } from 'vitest';
import { liveSubjects } from '#contract/notifications/states.ts';
import { eventPayloads } from './event-payloads.ts';

test('the subjects that pages react to are those of events, but for three', () => {
  const subjects = new Set(Object.keys(eventPayloads).map((kind) => kind.split('.')[0]));
  expect(liveSubjects.filter((subject) => !subjects.has(subject))).toEqual([
    'notification',
    // Only pages that have changed the response times themselves refetch them.
    'response-time',
    // Drafts are broadcast to their user without an event.
    'submission-draft',
  ]);
});
