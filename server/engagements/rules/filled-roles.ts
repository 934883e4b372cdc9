import { talentRequestStatus, type EngagementKind, type TalentRequestStatusId } from '#contract/engagements/states.ts';

/** A talent request after one more of its roles is filled. Source: domain rules D15. */
export const withOneMoreFilled = (request: {
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
 * Whether an engagement is complete, given its requests: a success fee with at least one fulfilled request and none
 * that is still recruiting. Source: ledger C13.
 */
export const engagementIsFilled = (kind: EngagementKind, requestStatusIds: readonly TalentRequestStatusId[]): boolean =>
  kind === 'successfee' &&
  requestStatusIds.includes(talentRequestStatus.fulfilled) &&
  requestStatusIds.every((id) => id === talentRequestStatus.fulfilled || id === talentRequestStatus.cancelled);

/**
 * The counts after the employer has reported the roles it filled itself: they only change if the new number is higher
 * and not zero. Undefined if there are fewer roles. Source: specification 2, section 4.
 */
export const withFilledInternally = (
  request: { noOfRoles: number; noOfRolesFilled: number; internallyFilledRoles: number },
  internallyFilledRoles: number,
): { noOfRolesFilled: number; internallyFilledRoles: number } | undefined => {
  const more = Math.max(0, internallyFilledRoles - request.internallyFilledRoles);
  const noOfRolesFilled = request.noOfRolesFilled + more;
  if (noOfRolesFilled > request.noOfRoles) return undefined;
  return { noOfRolesFilled, internallyFilledRoles: request.internallyFilledRoles + more };
};
