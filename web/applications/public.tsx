import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export { ApplicationTab } from './parts/application-tab.tsx';
export { ApplyPanel } from './parts/apply/apply-panel.tsx';
export { ReceivedApplications } from './parts/received-applications.tsx';
export { StatusText } from './parts/status-text.tsx';
export { PendingDecisionsText, usePendingDecisionCount } from './parts/pending-decisions-text.tsx';

/**
 * Maps live messages to queries. The terms are excluded: the user is reading them, and the server reports when they
 * have changed.
 */
export const applicationLiveInvalidation: LiveInvalidation = {
  all: [
    ['applications', 'own'],
    ['applications', 'withdraw-status'],
    ['applications', 'received'],
  ],
  of: (message) => {
    if (!isMessageAbout(message, 'application', 'engagement', 'candidate')) return [];
    const { engagementId } = message;
    const one = engagementId === undefined ? [] : [engagementId];
    return [
      ['applications', 'own', ...one],
      ['applications', 'withdraw-status', ...one],
      ['applications', 'received'],
    ];
  },
};
