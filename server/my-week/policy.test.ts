import { expect, test } from 'vitest';
import { rightsTable } from '#server/testing/rights-table.ts';
import { rightToTakeOverTask } from './policy.ts';

test('a user takes over a task with its permission and access to its engagement', () => {
  const users = {
    'has the permission and sees the engagement': { mayDo: true, seesEngagement: true },
    'has the permission': { mayDo: true, seesEngagement: false },
    'sees the engagement': { mayDo: false, seesEngagement: true },
    neither: { mayDo: false, seesEngagement: false },
  };
  expect(rightsTable(users, (facts) => ({ 'take over': rightToTakeOverTask({ name: 'Tom Okafor', ...facts }) })))
    .toMatchInlineSnapshot(`
    "                                           | take over
    has the permission and sees the engagement | yes
    has the permission                         | task-not-visible
    sees the engagement                        | task-permission
    neither                                    | task-permission, task-not-visible"
  `);
});

test('the reasons name the user', () => {
  expect(rightToTakeOverTask({ name: 'Tom Okafor', mayDo: false, seesEngagement: false })).toMatchObject({
    reasons: [
      { text: 'Tom Okafor’s role doesn’t include the permission for this task.' },
      { text: 'Tom Okafor isn’t assigned to this engagement.' },
    ],
  });
});
