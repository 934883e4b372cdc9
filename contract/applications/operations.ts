import type { Operation } from '#contract/common/operation.ts';
import {
  changeTender,
  undoWithdrawal,
  viewApplication,
  withdrawApplication,
  withdrawalStatus,
} from './operations/agency.ts';
import { applyToAuction, applyAtSetRate, applyWithTender, readTerms } from './operations/apply.ts';
import { applicationSummary, countAgencies, dashboardStage, readAppliedEngagements } from './operations/counts.ts';
import { requestTenderRebid, decideApplication, receivedApplications, revokeApproval } from './operations/employer.ts';

export const applicationOperations: readonly Operation[] = [
  readTerms,
  applyAtSetRate,
  applyWithTender,
  applyToAuction,
  viewApplication,
  withdrawalStatus,
  withdrawApplication,
  undoWithdrawal,
  changeTender,
  receivedApplications,
  decideApplication,
  revokeApproval,
  requestTenderRebid,
  applicationSummary,
  countAgencies,
  readAppliedEngagements,
  dashboardStage,
];
