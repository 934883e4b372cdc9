import { useQuery } from '@tanstack/react-query';
import type { Side } from '#contract/common/operation.ts';
import { emailPreferences, type EmailPreference } from '#contract/notifications/states.ts';
import { emailPreferenceQuery, useChangeEmailPreference } from '#web/notifications/client.ts';
import { copy } from '#web/notifications/copy.ts';
import { useSession } from '#web/platform/session.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { SwitchGroup } from './switch-group.tsx';

const textOf = (preference: EmailPreference, side: Side): string =>
  ({
    notificationSummary: copy.notificationSummaryText,
    applicationUpdated: side === 'client' ? copy.applicationUpdatedTextClient : copy.applicationUpdatedText,
    candidateStatusChanged: side === 'client' ? copy.candidateStatusChangedTextClient : copy.candidateStatusChangedText,
  })[preference];

/** The switches for a user's emails, shown on the page with the delivery times and beside the notification topics. */
export const EmailSwitches = () => {
  const { data } = useQuery(emailPreferenceQuery);
  const change = useChangeEmailPreference();
  const { side } = useSession().tenant;
  if (!data) return <SkeletonText lines={6} />;
  return (
    <SwitchGroup
      items={emailPreferences.map((key) => ({ key, label: copy[key], text: textOf(key, side) }))}
      values={data}
      save={(key, on) => change.mutateAsync({ [key]: on })}
    />
  );
};
