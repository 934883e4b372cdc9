import { useQuery } from '@tanstack/react-query';
import type { Side } from '#contract/common/operation.ts';
import { emailPreferences, type EmailPreference } from '#contract/notifications/states.ts';
import { emailPreferenceQuery, useChangeEmailPreference } from '#web/notifications/client.ts';
import { EmailTimes } from '#web/notifications/parts/email-times.tsx';
import { SwitchGroup } from '#web/notifications/parts/switch-group.tsx';
import { copy } from '#web/notifications/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { useSession } from '#web/platform/session.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

const textOf = (preference: EmailPreference, side: Side): string =>
  ({
    notificationSummary: copy.notificationSummaryText,
    applicationUpdated: side === 'client' ? copy.applicationUpdatedTextClient : copy.applicationUpdatedText,
    candidateStatusChanged: side === 'client' ? copy.candidateStatusChangedTextClient : copy.candidateStatusChangedText,
  })[preference];

/** Which emails the user gets, and when. */
export const EmailSettingsPage = () => {
  const preference = useQuery(emailPreferenceQuery);
  const change = useChangeEmailPreference();
  const { side } = useSession().tenant;
  const { data } = preference;
  return (
    <>
      <PageHeader title={copy.emailTitle} />
      {preference.isError && data === undefined ? (
        <LoadError
          title={copy.failedEmail}
          refused={copy.refusedEmail}
          error={preference.error}
          onRetry={() => void preference.refetch()}
        />
      ) : (
        <>
          <Block title={copy.mails} note={copy.mailsText}>
            {data ? (
              <SwitchGroup
                items={emailPreferences.map((key) => ({ key, label: copy[key], text: textOf(key, side) }))}
                values={data}
                save={(key, on) => change.mutateAsync({ [key]: on })}
              />
            ) : (
              <SkeletonText lines={6} />
            )}
          </Block>
          <Block title={copy.times} note={copy.timesText}>
            {data ? <EmailTimes preference={data} /> : <SkeletonText lines={6} />}
          </Block>
        </>
      )}
    </>
  );
};
