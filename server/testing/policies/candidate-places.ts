import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';

// Talent requests with their engagement, for testing the policies on candidates.

const engagement = {
  status: 'open',
  endedAs: null,
  clientName: 'Northwind Health',
  timeZone: 'Australia/Sydney',
} as const;

/** An available talent request of an open engagement. */
export const availablePlace = {
  request: { statusId: talentRequestStatus.available, cvCap: null },
  engagement,
  award: undefined,
  openRevision: undefined,
} as const;

/**
 * Returns `availablePlace` with its talent request in this status. If the status is undefined, the engagement has ended
 * instead.
 */
export const placeWithStatus = (statusId: TalentRequestStatusId | undefined) =>
  statusId === undefined
    ? { ...availablePlace, engagement: { ...engagement, status: 'cancelled', endedAs: 'cancelled' } as const }
    : { ...availablePlace, request: { ...availablePlace.request, statusId } };

/** The arguments of `placeWithStatus`, by name. */
export const requestStatusCases = { ...talentRequestStatus, 'engagement ended': undefined };
