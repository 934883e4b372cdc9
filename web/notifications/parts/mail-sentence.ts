import { mailPreferences, type MailPreference } from '#contract/notifications/states.ts';
import { words } from '#web/notifications/words.ts';

type Chosen = Readonly<Record<MailPreference, boolean>> & {
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly mailsPerDay: number;
};

/** What a person's choices will do, in a sentence or two. */
export const whatWillHappen = (chosen: Chosen): string => {
  const { quietFrom: from, quietTo: to, mailsPerDay } = chosen;
  const isAnyOn = mailPreferences.some((one) => one !== 'notificationSummary' && chosen[one]);
  if (!isAnyOn) return chosen.notificationSummary ? words.saySummary : words.sayNone;
  return [
    from === null || to === null ? words.sayNoQuiet : words.sayQuiet({ from, to }),
    words.sayBudget({ count: mailsPerDay }),
  ].join(' ');
};
