import { expect, test } from 'vitest';
import { discussionIdOf } from './discussion-id.ts';

test('only an event of a discussion is about one; that of a clarification has a thread, too', () => {
  const data = { threadId: 'd1' };
  expect(discussionIdOf({ kind: 'discussion.written-by-agency', data })).toBe('d1');
  expect(discussionIdOf({ kind: 'clarification.answered', data })).toBeNull();
  expect(discussionIdOf({ kind: 'candidate.moved', data: {} })).toBeNull();
});
