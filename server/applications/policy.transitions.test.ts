import { expect, test } from 'vitest';
import { applicationStatuses } from '#contract/applications/states.ts';
import { isTransitionAllowed, type TransitionActor } from './policy.ts';

/** The transitions in D2 and the expiry of a Re-bid (from 7 to 2, by the system), written out again as a check. */
const allowed = [
  'employer 1>2',
  'employer 1>3',
  'employer 2>4',
  'employer 2>7',
  'agency 1>5',
  'agency 2>5',
  'agency 7>5',
  'agency 7>2',
  'system 1>6',
  'system 2>6',
  'system 7>6',
  'system 7>2',
];

test('an application has exactly the transitions in the table of D2', () => {
  const movers: TransitionActor[] = ['employer', 'agency', 'system'];
  const found = movers.flatMap((by) =>
    applicationStatuses.flatMap(({ id: from }) =>
      applicationStatuses
        .filter(({ id: to }) => isTransitionAllowed(from, to, by))
        .map(({ id: to }) => `${by} ${String(from)}>${String(to)}`),
    ),
  );
  expect(found.toSorted()).toEqual(allowed.toSorted());
});
