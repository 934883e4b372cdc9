import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { categoriesOf, type Category } from '#contract/notifications/states.ts';
import { settingsQuery, useChangeSettings } from '#web/notifications/client.ts';
import { categoryName } from '#web/notifications/parts/category.ts';
import { NotificationsFrame } from '#web/notifications/parts/notifications-frame.tsx';
import { SwitchGroup } from '#web/notifications/parts/switch-group.tsx';
import { words } from '#web/notifications/words.ts';
import { Trouble } from '#web/engagements/public.tsx';
import { useSession, type Side } from '#web/platform/session.ts';
import { SkeletonText } from '#web/ui/face/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';

const textOf = (category: Category, side: Side): string =>
  ({
    applications: side === 'client' ? words.applicationsTextClient : words.applicationsText,
    clarifications: words.clarificationsText,
    bidding: words.biddingText,
    fulfillment: words.fulfillmentText,
  })[category];

/** What the person is told of, at the bell and by mail. */
export const SettingsPage = () => {
  const settings = useQuery(settingsQuery);
  const change = useChangeSettings();
  const { side } = useSession().tenant;
  return (
    <NotificationsFrame title={words.settingsPage} question={words.settingsQuestion}>
      {settings.isError && settings.data === undefined ? (
        <Trouble
          part
          title={words.failedSettings}
          refused={words.refused}
          error={settings.error}
          onRetry={() => void settings.refetch()}
        />
      ) : (
        <>
          <Block title={words.settingsTitle} note={words.settingsText}>
            {settings.data ? (
              <SwitchGroup
                items={categoriesOf(side).map((key) => ({ key, label: categoryName(key), text: textOf(key, side) }))}
                values={settings.data}
                save={(key, on) => change.mutateAsync({ [key]: on })}
              />
            ) : (
              <SkeletonText lines={8} />
            )}
          </Block>
          <Block title={words.byMail}>
            <p>
              {words.byMailText} <Link to="/email-notification-settings">{words.byMail}</Link>
            </p>
          </Block>
        </>
      )}
    </NotificationsFrame>
  );
};
