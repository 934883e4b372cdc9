import { engagementType } from '#contract/engagements/states.ts';
import { policyTestTime } from './caller.ts';

// Engagements for testing the policies on applications.

export const setRateEngagement = {
  kind: 'successfee',
  engagementTypeId: engagementType.employerSetsRate,
  status: 'open',
  endedAs: null,
  stage: 'application',
  closingAt: new Date('2026-11-27T04:01:00Z'),
  clientName: 'Northwind Health',
  requiresPrequalification: false,
} as const;
export const tenderEngagement = { ...setRateEngagement, engagementTypeId: engagementType.agencyTendersRate } as const;
export const competitiveEngagement = {
  ...setRateEngagement,
  kind: 'competitive',
  engagementTypeId: engagementType.agencyTendersRate,
} as const;
export const closedEngagement = { ...tenderEngagement, closingAt: policyTestTime } as const;
export const endedEngagement = {
  ...tenderEngagement,
  status: 'cancelled',
  endedAs: 'cancelled',
  stage: 'ended',
} as const;
