import { describe, expect, test } from 'vitest';
import { applicationMethodOf } from './rules.ts';

describe('how an engagement is applied for', () => {
  test('a success fee whose employer sets the rate is applied for at that rate', () => {
    expect(applicationMethodOf({ kind: 'successfee', engagementTypeId: 1 })).toBe('set-rate');
  });
  test('a success fee whose agency tenders the rate is applied for with a tender', () => {
    expect(applicationMethodOf({ kind: 'successfee', engagementTypeId: 2 })).toBe('tender-rate');
  });
  test('an application to a competitive engagement carries no price', () => {
    expect(applicationMethodOf({ kind: 'competitive', engagementTypeId: 2 })).toBe('competitive');
  });
});
