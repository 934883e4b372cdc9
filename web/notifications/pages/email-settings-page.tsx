import { useQuery } from '@tanstack/react-query';
import { emailPreferenceQuery } from '#web/notifications/client.ts';
import { EmailSwitches } from '#web/notifications/parts/email-switches.tsx';
import { EmailTimes } from '#web/notifications/parts/email-times.tsx';
import { copy } from '#web/notifications/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The settings that determine which emails the user receives, and when. */
export const EmailSettingsPage = () => {
  const preference = useQuery(emailPreferenceQuery);
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
            <EmailSwitches />
          </Block>
          <Block title={copy.times} note={copy.timesText}>
            {data ? <EmailTimes preference={data} /> : <SkeletonText lines={6} />}
          </Block>
        </>
      )}
    </>
  );
};
