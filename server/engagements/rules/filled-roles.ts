import { talentRequestStatus, type EngagementKind, type TalentRequestStatusId } from '#contract/engagements/states.ts';

/** Returns a talent request with one more role filled. Source: domain rules D15. */
export const withOneMoreRoleFilled = (request: {
  statusId: TalentRequestStatusId;
  noOfRoles: number;
  noOfRolesFilled: number;
}): { noOfRolesFilled: number; statusId: TalentRequestStatusId } => {
  const noOfRolesFilled = request.noOfRolesFilled + 1;
  return {
    noOfRolesFilled,
    statusId: noOfRolesFilled >= request.noOfRoles ? talentRequestStatus.fulfilled : request.statusId,
  };
};

/**
 * Whether an engagement is filled: a success fee engagement whose requests are all fulfilled or cancelled, at least one
 * of them fulfilled. Source: ledger C13.
 */
export const isEngagementFilled = (kind: EngagementKind, requestStatusIds: readonly TalentRequestStatusId[]): boolean =>
  kind === 'successfee' &&
  requestStatusIds.includes(talentRequestStatus.fulfilled) &&
  requestStatusIds.every((id) => id === talentRequestStatus.fulfilled || id === talentRequestStatus.cancelled);

/**
 * Returns the counts for a new number of internally filled roles; a lower number changes nothing. Undefined if the
 * request doesn't have that many roles. Source: specification 2, section 4.
 */
export const withInternallyFilledRoles = (
  request: { noOfRoles: number; noOfRolesFilled: number; internallyFilledRoles: number },
  internallyFilledRoles: number,
): { noOfRolesFilled: number; internallyFilledRoles: number } | undefined => {
  const more = Math.max(0, internallyFilledRoles - request.internallyFilledRoles);
  const noOfRolesFilled = request.noOfRolesFilled + more;
  if (noOfRolesFilled > request.noOfRoles) return undefined;
  return { noOfRolesFilled, internallyFilledRoles: request.internallyFilledRoles + more };
};
