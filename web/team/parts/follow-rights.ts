import { renew } from '#web/platform/api/page-session.ts';
import { useLive } from '#web/platform/live/live.ts';

/**
 * Asks anew who is signed in when users or roles of the agency have changed: what somebody may no longer do leaves their
 * pages at once. The server has refused it already; where asking fails, the next call says so.
 */
export const useFollowRights = (): void =>
  useLive(({ kind }) => {
    if (kind === 'team.changed' && document.visibilityState === 'visible') void renew().catch(() => undefined);
  });
