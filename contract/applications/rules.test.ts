import { describe, expect, test } from 'vitest';
import { applicationMethodOf } from './rules.ts';

describe('application methods', () => {
  test("an application to a success fee with the employer's rate accepts that rate", () => {
    expect(applicationMethodOf({ kind: 'successfee', engagementTypeId: 1 })).toBe('set-rate');
  });
  test('an application to a success fee with tendered rates needs a tender', () => {
    expect(applicationMethodOf({ kind: 'successfee', engagementTypeId: 2 })).toBe('tender-rate');
  });
  test('an application to a competitive engagement has no price', () => {
    expect(applicationMethodOf({ kind: 'competitive', engagementTypeId: 2 })).toBe('competitive');
  });
});
