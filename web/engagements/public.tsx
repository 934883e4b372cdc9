import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';
import { engagementKey } from './client.ts';

export { EngagementFacts } from './parts/engagement-facts.tsx';
export { engagementKindAndNumber } from './parts/engagement-head.tsx';
export { Fee, FeeText, MoneyRange } from './parts/fee.tsx';
export { EngagementDocuments, AgencyRequirements } from './parts/documents.tsx';
export { QualificationQuestions } from './parts/talent-requests.tsx';
export { LoadError } from './parts/load-error.tsx';
export { ChangeClosingDialog } from './parts/closing-dialog.tsx';
export { ExtendClarificationDialog } from './parts/extend-clarification.tsx';
export { employerDocumentsQuery, ownEngagementQuery, useChangeClarificationDeadlines } from './client.ts';
export { BackLink } from './parts/back-link.tsx';

/** Maps live messages to an engagement's queries, which include the progress of its applications and roles. */
export const engagementLiveInvalidation: LiveInvalidation = {
  all: [['engagements']],
  of: (message) => {
    if (!isMessageAbout(message, 'engagement', 'talent-request', 'application', 'candidate')) return [];
    return message.engagementId === undefined
      ? [['engagements']]
      : [engagementKey(message.engagementId), ['engagements', 'own']];
  },
};
