import * as agency from '#contract/applications/operations/agency.ts';
import * as applying from '#contract/applications/operations/apply.ts';
import * as counting from '#contract/applications/operations/counts.ts';
import * as employer from '#contract/applications/operations/employer.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as apply from './commands/apply-to-engagement.ts';
import * as tender from './commands/change-tender.ts';
import * as decide from './commands/decide-application.ts';
import * as revoke from './commands/revoke-approval.ts';
import * as withdraw from './commands/withdraw-application.ts';
import * as counts from './queries/counts.ts';
import * as terms from './queries/read-terms.ts';
import * as received from './queries/received-applications.ts';
import * as view from './queries/view-application.ts';
import * as status from './queries/withdraw-status.ts';

export const applicationRoutes: readonly Route[] = [
  answer(applying.readTerms, terms.readTerms),
  answer(applying.applySetRate, apply.applySetRate),
  answer(applying.applyTenderRate, apply.applyTenderRate),
  answer(applying.applyToAuction, apply.applyToAuction),
  answer(agency.viewApplication, view.viewApplication),
  answer(agency.withdrawStatus, status.readWithdrawalStatus),
  answer(agency.withdrawApplication, withdraw.withdrawApplication),
  answer(agency.undoWithdrawal, withdraw.undoWithdrawal),
  answer(agency.changeTender, tender.changeTender),
  answer(employer.receivedApplications, received.listReceivedApplications),
  answer(employer.decideApplication, decide.decideApplication),
  answer(employer.revokeApproval, revoke.revokeApproval),
  answer(employer.requestTenderRebid, revoke.requestRebid),
  answer(counting.applicationSummary, counts.countSuccessFeeApplications),
  answer(counting.countAgencies, counts.countApplicationsByStatus),
  answer(counting.readApplied, counts.listAppliedEngagements),
  answer(counting.dashboardStage, counts.readDashboardStage),
];
