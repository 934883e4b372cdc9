import { emailPreferences, type EmailPreference } from '#contract/notifications/states.ts';
import { copy } from '#web/notifications/copy.ts';

type Chosen = Readonly<Record<EmailPreference, boolean>> & {
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly mailsPerDay: number;
};

/** Returns one or two sentences that describe the effect of a user's email settings. */
export const emailScheduleSentence = (chosen: Chosen): string => {
  const { quietFrom: from, quietTo: to, mailsPerDay } = chosen;
  const isAnyOn = emailPreferences.some((one) => one !== 'notificationSummary' && chosen[one]);
  if (!isAnyOn) return chosen.notificationSummary ? copy.saySummary : copy.sayNone;
  return [
    from === null || to === null ? copy.sayNoQuiet : copy.sayQuiet({ from, to }),
    copy.sayBudget({ count: mailsPerDay }),
  ].join(' ');
};
