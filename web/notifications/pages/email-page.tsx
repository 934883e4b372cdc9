import { useQuery } from '@tanstack/react-query';
import { mailPreferences, type MailPreference } from '#contract/notifications/states.ts';
import { emailPreferenceQuery, useChangeEmailPreference } from '#web/notifications/client.ts';
import { MailTimes } from '#web/notifications/parts/mail-times.tsx';
import { SwitchGroup } from '#web/notifications/parts/switch-group.tsx';
import { words } from '#web/notifications/words.ts';
import { Trouble } from '#web/engagements/public.tsx';
import { useSession, type Side } from '#web/platform/session.ts';
import { SkeletonText } from '#web/ui/face/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

const textOf = (preference: MailPreference, side: Side): string =>
  ({
    notificationSummary: words.notificationSummaryText,
    applicationUpdated: side === 'client' ? words.applicationUpdatedTextClient : words.applicationUpdatedText,
    candidateStatusChanged:
      side === 'client' ? words.candidateStatusChangedTextClient : words.candidateStatusChangedText,
  })[preference];

/** Which mails the person gets, and when. */
export const EmailPage = () => {
  const preference = useQuery(emailPreferenceQuery);
  const change = useChangeEmailPreference();
  const { side } = useSession().tenant;
  const { data } = preference;
  return (
    <>
      <PageHeader title={words.emailTitle} question={words.emailQuestion} />
      {preference.isError && data === undefined ? (
        <Trouble
          title={words.failedEmail}
          refused={words.refusedEmail}
          error={preference.error}
          onRetry={() => void preference.refetch()}
        />
      ) : (
        <>
          <Block title={words.mails} note={words.mailsText}>
            {data ? (
              <SwitchGroup
                items={mailPreferences.map((key) => ({ key, label: words[key], text: textOf(key, side) }))}
                values={data}
                save={(key, on) => change.mutateAsync({ [key]: on })}
              />
            ) : (
              <SkeletonText lines={6} />
            )}
          </Block>
          <Block title={words.times} note={words.timesText}>
            {data ? <MailTimes preference={data} /> : <SkeletonText lines={6} />}
          </Block>
        </>
      )}
    </>
  );
};
