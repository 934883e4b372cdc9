import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';
import { accessesKey, auctionsKey, auditsKey } from './client.ts';

export { AuditPanel } from './parts/audit-panel.tsx';
export { BidAccessList } from './parts/access-list.tsx';

export const auditLiveInvalidation: LiveInvalidation = {
  all: [auditsKey, auctionsKey, accessesKey],
  of: (message) => {
    if (isMessageAbout(message, 'audit')) return [auditsKey, auctionsKey];
    return isMessageAbout(message, 'lot') ? [auditsKey, auctionsKey, accessesKey] : [];
  },
};
