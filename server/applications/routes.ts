import * as agency from '#contract/applications/operations/agency.ts';
import * as applying from '#contract/applications/operations/apply.ts';
import * as counting from '#contract/applications/operations/counts.ts';
import * as employer from '#contract/applications/operations/employer.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
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
  bindOperation(applying.readTerms, terms.readTerms),
  bindOperation(applying.applyAtSetRate, apply.applySetRate),
  bindOperation(applying.applyWithTender, apply.applyTenderRate),
  bindOperation(applying.applyToAuction, apply.applyToAuction),
  bindOperation(agency.viewApplication, view.viewApplication),
  bindOperation(agency.withdrawalStatus, status.readWithdrawalStatus),
  bindOperation(agency.withdrawApplication, withdraw.withdrawApplication),
  bindOperation(agency.undoWithdrawal, withdraw.undoWithdrawal),
  bindOperation(agency.changeTender, tender.changeTender),
  bindOperation(employer.receivedApplications, received.listReceivedApplications),
  bindOperation(employer.decideApplication, decide.decideApplication),
  bindOperation(employer.revokeApproval, revoke.revokeApproval),
  bindOperation(employer.requestTenderRebid, revoke.requestNewTender),
  bindOperation(counting.applicationSummary, counts.countSuccessFeeApplications),
  bindOperation(counting.countAgencies, counts.countApplicationsByStatus),
  bindOperation(counting.readAppliedEngagements, counts.listAppliedEngagements),
  bindOperation(counting.dashboardStage, counts.readDashboardStage),
];
