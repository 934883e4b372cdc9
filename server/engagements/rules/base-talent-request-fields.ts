import { lookupValue } from '#contract/common/lookup.ts';
import {
  talentRequestStatus,
  talentRequestStatuses,
  type TalentRequestStatusId,
} from '#contract/engagements/states.ts';

interface TalentRequestHeadRow {
  readonly id: string;
  readonly number: number;
  readonly jobTitle: string;
  readonly noOfRoles: number;
  readonly noOfRolesFilled: number;
  readonly statusId: TalentRequestStatusId;
}

/** Returns the fields that a talent request has in every view, in lists and on its page. */
export const baseTalentRequestFields = (row: TalentRequestHeadRow) => ({
  talentRequestId: row.id,
  talentRequestNumber: row.number,
  jobTitle: row.jobTitle,
  noOfRoles: row.noOfRoles,
  noOfRolesFilled: row.noOfRolesFilled,
  isPaused: row.statusId === talentRequestStatus.paused,
  talentRequestStatusId: row.statusId,
  talentRequestStatus: lookupValue(talentRequestStatuses, row.statusId),
});
