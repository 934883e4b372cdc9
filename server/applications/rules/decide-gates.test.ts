import { describe, expect, test } from 'vitest';
import { applicationStatuses } from '#contract/applications/states.ts';
import { decideGates } from './decide-gates.ts';

describe('what an employer may still decide', () => {
  test('a pending application', () => {
    expect(decideGates(1)).toEqual([]);
  });

  test.each(applicationStatuses.filter(({ id }) => id !== 1))('not an application that is $value', ({ id, value }) => {
    expect(decideGates(id)).toEqual([
      { code: 'already-decided', text: `This application is no longer pending: ${value}.` },
    ]);
  });
});
