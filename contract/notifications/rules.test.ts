import { expect, test } from 'vitest';
import { targetUnavailableNotice } from './rules.ts';

const open = { engagementStatus: 'open', endedAs: null } as const;

test.each([
  [3, 'declined'],
  [4, 'revoked'],
  [5, 'withdrawn'],
] as const)(
  'an application in the final status %i leads nowhere and says that it was %s',
  (applicationStatusId, became) => {
    expect(targetUnavailableNotice({ ...open, applicationStatusId })).toBe(
      `Your application to this engagement was ${became}.`,
    );
  },
);

test.each([null, 1, 2, 6, 7] as const)(
  'with application status %s an open engagement redirects',
  (applicationStatusId) => {
    expect(targetUnavailableNotice({ ...open, applicationStatusId })).toBeNull();
  },
);

test.each([
  ['completed', 'success', 'This Engagement has been completed.'],
  ['completed', 'completed', 'This Engagement has been completed.'],
  ['cancelled', 'cancelled', 'This Engagement has been cancelled.'],
  ['cancelled', 'discontinued', 'This Engagement has been discontinued.'],
] as const)('an engagement that is %s as %s leads nowhere', (engagementStatus, endedAs, words) => {
  expect(targetUnavailableNotice({ applicationStatusId: 2, engagementStatus, endedAs })).toBe(words);
  expect(targetUnavailableNotice({ applicationStatusId: null, engagementStatus, endedAs })).toBe(words);
});

test.each(['cancelled', 'discontinued'] as const)(
  'an application that was not selected because the engagement was %s does not redirect',
  (endedAs) => {
    const words = `This Engagement has been ${endedAs}.`;
    expect(targetUnavailableNotice({ applicationStatusId: 6, engagementStatus: 'cancelled', endedAs })).toBe(words);
  },
);

test('an agency that was not selected is still redirected to the result', () => {
  expect(
    targetUnavailableNotice({ applicationStatusId: 6, engagementStatus: 'completed', endedAs: 'success' }),
  ).toBeNull();
});
