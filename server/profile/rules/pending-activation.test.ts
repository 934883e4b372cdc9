import { expect, test } from 'vitest';
import { isPendingActivation, tenantStatusIdOf } from './pending-activation.ts';

const zeros = '00000000-0000-0000-0000-000000000000';

test('an all-zero tenant status counts as the default pending status; pending activation is that status with the assessment completed, and no other [S23]', () => {
  expect([zeros, 0, '', null].map(tenantStatusIdOf)).toEqual([2, 2, 2, 2]);
  expect([1, 2, 3].map(tenantStatusIdOf)).toEqual([1, 2, 3]);
  const flagged = [zeros, 1, 2, 3].map((tenantStatusId) =>
    [true, false].map((isAssessmentCompleted) =>
      isPendingActivation({ tenantStatusId: tenantStatusIdOf(tenantStatusId), isAssessmentCompleted }),
    ),
  );
  expect(flagged).toEqual([
    [true, false],
    [false, false],
    [true, false],
    [false, false],
  ]);
});
