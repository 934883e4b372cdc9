import { getSession, setSession } from '#web/platform/session.ts';
import { deleteLeftoverData, deleteTabData } from './stored-data.ts';
import { onTabMessage } from './tabs.ts';

/**
 * Reacts to sign-outs in other tabs. Used on every page, even those without a session, because the user who has signed
 * out may have left data in this tab when an earlier session ended.
 */
export const followSignOuts = (): (() => void) =>
  onTabMessage(({ kind }) => {
    if (kind === 'data-deleted') sessionStorage.clear();
    if (kind !== 'signed-out') return;
    // Data shared by the tabs is deleted only by the tab that signs out, because by now it may already belong to the
    // next session.
    if (getSession() === null) deleteLeftoverData();
    else {
      deleteTabData();
      setSession(null);
      window.location.reload();
    }
  });
