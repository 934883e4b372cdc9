import { now } from './caller.ts';

// Engagements for testing the policies on applications.

export const setRate = {
  kind: 'successfee',
  engagementTypeId: 1,
  status: 'open',
  endedAs: null,
  stage: 'application',
  closingAt: new Date('2026-11-27T04:01:00Z'),
  clientName: 'Northwind Health',
  requiresPrequalification: false,
} as const;
export const tender = { ...setRate, engagementTypeId: 2 } as const;
export const competitive = { ...setRate, kind: 'competitive', engagementTypeId: 2 } as const;
export const closed = { ...tender, closingAt: now } as const;
export const ended = { ...tender, status: 'cancelled', endedAs: 'cancelled', stage: 'ended' } as const;
