import { applicationCases } from './applications/authorization.cases.ts';
import { biddingCases } from './bidding/authorization.cases.ts';
import { auditCases } from './audits/authorization.cases.ts';
import { assignmentCases } from './assignments/authorization.cases.ts';
import { clarificationCases } from './clarifications/authorization.cases.ts';
import { boardCases } from './board/authorization.cases.ts';
import { claimCases } from './claims/authorization.cases.ts';
import { disputeCases } from './disputes/authorization.cases.ts';
import { consentCases } from './consents/authorization.cases.ts';
import { draftCandidateCases } from './draft-candidates/authorization.cases.ts';
import { candidateCases } from './candidates/authorization.cases.ts';
import { clientCases } from './clients/authorization.cases.ts';
import { engagementCases } from './engagements/authorization.cases.ts';
import { identityCases } from './identity/authorization.cases.ts';
import { lookupCases } from './lookups/authorization.cases.ts';
import { myWeekCases } from './my-week/authorization.cases.ts';
import { notificationCases } from './notifications/authorization.cases.ts';
import { opportunityCases } from './opportunities/authorization.cases.ts';
import { paletteCases } from './palette/authorization.cases.ts';
import { peopleCases } from './people/authorization.cases.ts';
import type { AuthorizationCase } from './testing/authorization.ts';
import { prequalificationCases } from './prequalification/authorization.cases.ts';
import { profileCases } from './profile/authorization.cases.ts';
import { inboundMailCases } from './inbound-mail/authorization.cases.ts';
import { responseTimeCases } from './response-times/authorization.cases.ts';
import { reportCases } from './reports/authorization.cases.ts';
import { auditLogCases } from './audit-log/authorization.cases.ts';
import { teamCases } from './team/authorization.cases.ts';
import { supportCases } from './support/authorization.cases.ts';
import { testimonialCases } from './testimonials/authorization.cases.ts';
import { tenantCases } from './tenants/authorization.cases.ts';
import { viewCases } from './views/authorization.cases.ts';

/** The authorization cases of all operations, by room. */
export const authorizationCases: Record<string, AuthorizationCase> = {
  ...lookupCases,
  ...identityCases,
  ...tenantCases,
  ...viewCases,
  ...profileCases,
  ...teamCases,
  ...testimonialCases,
  ...engagementCases,
  ...prequalificationCases,
  ...opportunityCases,
  ...applicationCases,
  ...biddingCases,
  ...auditCases,
  ...assignmentCases,
  ...candidateCases,
  ...clarificationCases,
  ...draftCandidateCases,
  ...consentCases,
  ...claimCases,
  ...disputeCases,
  ...peopleCases,
  ...responseTimeCases,
  ...inboundMailCases,
  ...boardCases,
  ...clientCases,
  ...myWeekCases,
  ...notificationCases,
  ...paletteCases,
  ...reportCases,
  ...auditLogCases,
  ...supportCases,
};
