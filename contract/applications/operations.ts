import type { Operation } from '#contract/common/operation.ts';
import {
  changeTender,
  undoWithdrawal,
  viewApplication,
  withdrawApplication,
  withdrawStatus,
} from './operations/agency.ts';
import { applyToAuction, applySetRate, applyTenderRate, readTerms } from './operations/apply.ts';
import { applicationSummary, countAgencies, dashboardStage, readApplied } from './operations/counts.ts';
import { requestTenderRebid, decideApplication, receivedApplications, revokeApproval } from './operations/employer.ts';

export const applicationOperations: readonly Operation[] = [
  readTerms,
  applySetRate,
  applyTenderRate,
  applyToAuction,
  viewApplication,
  withdrawStatus,
  withdrawApplication,
  undoWithdrawal,
  changeTender,
  receivedApplications,
  decideApplication,
  revokeApproval,
  requestTenderRebid,
  applicationSummary,
  countAgencies,
  readApplied,
  dashboardStage,
];
