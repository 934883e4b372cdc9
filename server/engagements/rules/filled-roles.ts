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
 * Whether an engagement is complete now that its requests stand as they do: a success fee with at least one fulfilled
 * request, and none that still looks for people. Source: ledger C13.
 */
export const engagementIsFilled = (kind: EngagementKind, requestStatusIds: readonly TalentRequestStatusId[]): boolean =>
  kind === 'successfee' &&
  requestStatusIds.includes(talentRequestStatus.fulfilled) &&
  requestStatusIds.every((id) => id === talentRequestStatus.fulfilled || id === talentRequestStatus.cancelled);
