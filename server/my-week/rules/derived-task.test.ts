import { expect, test } from 'vitest';
import { engagementTask } from './derived-task.ts';

test('a task about an engagement belongs to its assigned users, unless it names others', () => {
  const engagement = { head: { engagementId: 'e' }, assigned: ['u'] };
  const given = { kind: 'apply', title: 't', action: 'a', due: '2026-11-20', needs: 'Application Stage=View' } as const;
  expect(engagementTask(engagement, given)).toMatchObject({ recordId: 'e', engagementId: 'e', userIds: ['u'] });
  expect(engagementTask(engagement, { ...given, recordId: 'c', userIds: ['v'] })).toMatchObject({
    recordId: 'c',
    userIds: ['v'],
    candidateId: null,
  });
});
