import { describe, expect, test } from 'vitest';
import { applicationStatuses } from '#contract/applications/states.ts';
import { decideGates } from './decide-gates.ts';

describe('what an employer may still decide', () => {
  test('a pending application to an open engagement', () => {
    expect(decideGates({ applicationStatusId: 1, engagementStatus: 'open', endedAs: null })).toEqual([]);
  });

  test.each(applicationStatuses.filter(({ id }) => id !== 1))('not an application that is $value', ({ id, value }) => {
    expect(decideGates({ applicationStatusId: id, engagementStatus: 'open', endedAs: null })).toEqual([
      { code: 'already-decided', text: `This application is no longer pending: ${value}.` },
    ]);
  });

  test('not a pending application to an engagement that has ended', () => {
    expect(decideGates({ applicationStatusId: 1, engagementStatus: 'cancelled', endedAs: 'discontinued' })).toEqual([
      { code: 'engagement-ended', text: 'This Engagement has been discontinued.' },
    ]);
  });
});
