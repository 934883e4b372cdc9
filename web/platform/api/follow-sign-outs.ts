import { getSession, setSession } from '#web/platform/session.ts';
import { deleteLeftData, deleteTabData } from './stored-data.ts';
import { onTabMessage } from './tabs.ts';

/**
 * Follows sign-outs in other tabs, on every page: also on those without a session, where the user who has signed out may
 * have left data in the tab when an earlier session ended.
 */
export const followSignOuts = (): (() => void) =>
  onTabMessage(({ kind }) => {
    if (kind === 'data-deleted') sessionStorage.clear();
    if (kind !== 'signed-out') return;
    // The tab that signs out deletes what the tabs share, which may belong to the next session by now.
    if (getSession() === null) deleteLeftData();
    else {
      deleteTabData();
      setSession(null);
      window.location.reload();
    }
  });
