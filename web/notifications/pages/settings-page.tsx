import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Side } from '#contract/common/operation.ts';
import { notificationCategoriesOf, type NotificationCategory } from '#contract/notifications/states.ts';
import { notificationSettingsQuery, useChangeSettings } from '#web/notifications/client.ts';
import { categoryName } from '#web/notifications/parts/category.ts';
import { EmailSwitches } from '#web/notifications/parts/email-switches.tsx';
import { MutedEngagements } from '#web/notifications/parts/muted-engagements.tsx';
import { NotificationsLayout } from '#web/notifications/parts/notifications-layout.tsx';
import { SwitchGroup } from '#web/notifications/parts/switch-group.tsx';
import { copy } from '#web/notifications/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { useSession } from '#web/platform/session.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';

const textOf = (category: NotificationCategory, side: Side): string =>
  ({
    applications: side === 'client' ? copy.applicationsTextClient : copy.applicationsText,
    clarifications: copy.clarificationsText,
    bidding: side === 'client' ? copy.biddingTextClient : copy.biddingText,
    fulfillment: copy.fulfillmentText,
  })[category];

/** The settings for the user's notifications and emails. */
export const SettingsPage = () => {
  const settings = useQuery(notificationSettingsQuery);
  const change = useChangeSettings();
  const { side } = useSession().tenant;
  return (
    <NotificationsLayout title={copy.settingsPage}>
      {settings.isError && settings.data === undefined ? (
        <LoadError
          part
          title={copy.failedSettings}
          refused={copy.refused}
          error={settings.error}
          onRetry={() => void settings.refetch()}
        />
      ) : (
        <>
          <Block title={copy.settingsTitle} note={copy.settingsText}>
            {settings.data ? (
              <SwitchGroup
                items={notificationCategoriesOf(side).map((key) => ({
                  key,
                  label: categoryName(key),
                  text: textOf(key, side),
                }))}
                values={settings.data}
                save={(key, on) => change.mutateAsync({ [key]: on })}
              />
            ) : (
              <SkeletonText lines={8} />
            )}
          </Block>
          <Block title={copy.mails} note={copy.mailsNote}>
            <EmailSwitches />
            <p>
              {copy.byMailText} <Link to="/email-notification-settings">{copy.byMail}</Link>
            </p>
          </Block>
          <MutedEngagements />
        </>
      )}
    </NotificationsLayout>
  );
};
