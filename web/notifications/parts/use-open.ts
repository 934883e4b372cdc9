import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { NotificationItem } from '#web/notifications/parts/bell-list.ts';
import { findNotificationTarget, markViewedInBackground } from '#web/notifications/client.ts';
import { copy } from '#web/notifications/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { useSession } from '#web/platform/session.ts';
import { toast } from '#web/ui/overlay/toast.ts';

/** Shows why a notification could not be viewed. */
export const notifyViewFailed = (error: unknown): void => {
  if (error instanceof Problem && error.status === 404) toast.error(copy.notFoundText, copy.notFound);
  else toast.error(error instanceof Error ? error.message : String(error), copy.viewFailed);
};

/** Shows why a notification could not be archived. */
export const notifyArchiveFailed = (error: unknown): void => {
  toast.error(error instanceof Error ? error.message : String(error), copy.archiveFailed);
};

/**
 * Opens a notification's page and marks it as viewed. For an agency, the server decides whether to open a page or only
 * a message that the application or engagement has ended.
 */
export const useOpenNotification = (): ((notification: NotificationItem) => Promise<void>) => {
  const router = useRouter();
  const queries = useQueryClient();
  const { tenant } = useSession();
  return async ({ id, engagementId, is_seen: isSeen, to }) => {
    try {
      const landing =
        tenant.side === 'agency' && engagementId !== null ? await findNotificationTarget(engagementId, id) : null;
      const viewed = isSeen ? undefined : markViewedInBackground(queries, id);
      if (landing === null || landing.isRedirect) router.history.push(landing?.to ?? to);
      else toast.info(landing.message);
      await viewed;
    } catch (error) {
      notifyViewFailed(error);
    }
  };
};
