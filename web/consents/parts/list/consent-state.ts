import type { ConsentRequest } from '#contract/consents/shapes.ts';
import type { ConsentState } from '#contract/consents/states.ts';
import { copy } from '#web/consents/copy.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';

export const consentStateLabels: Readonly<Record<ConsentState, string>> = {
  waiting: copy.waiting,
  agreed: copy.agreed,
  refused: copy.refused,
  withdrawn: copy.withdrawn,
  expired: copy.expired,
  cancelled: copy.cancelled,
};

type Icon = 'pending' | 'good' | 'bad' | 'warn' | 'none';
const icons: Readonly<Record<ConsentState, Icon>> = {
  waiting: 'pending',
  agreed: 'good',
  refused: 'bad',
  withdrawn: 'none',
  expired: 'warn',
  cancelled: 'none',
};

/** Returns the label and the icon for a consent request's state. */
export const consentStateOf = ({ state, candidateId, problem }: ConsentRequest): { label: string; icon: Icon } => {
  if (state !== 'agreed') return { label: consentStateLabels[state], icon: icons[state] };
  if (candidateId !== null) return { label: copy.submitted, icon: 'good' };
  return problem === null ? { label: copy.agreed, icon: 'good' } : { label: copy.notSubmitted, icon: 'warn' };
};

/** Formats a date as '26 Nov', with the year if it isn't the current year. */
const shortDate = (at: string): string => {
  const year = formatDate(now(), viewerZone()).slice(-5);
  return formatDate(at, viewerZone()).replace(year, '');
};

/** Returns a request's dates as text, for example 'Asked 26 Nov, opened 27 Nov, expires 10 Dec'. */
export const consentDatesText = (request: ConsentRequest): string => {
  const { state, requestedAt, openedAt, answeredAt, withdrawnAt, expiresAt } = request;
  const dated = (format: (values: { date: string }) => string, at: string | null): string[] =>
    at === null ? [] : [format({ date: shortDate(at) })];
  const last: Readonly<Record<ConsentState, readonly string[]>> = {
    waiting: dated(copy.expires, expiresAt),
    agreed: dated(copy.agreedOn, answeredAt),
    refused: dated(copy.refusedOn, answeredAt),
    withdrawn: [...dated(copy.agreedOn, answeredAt), ...dated(copy.withdrawnOn, withdrawnAt)],
    expired: dated(copy.expiredOn, expiresAt),
    cancelled: [],
  };
  const isUnopened = openedAt === null && (state === 'waiting' || state === 'expired');
  return [
    ...dated(copy.asked, requestedAt),
    ...(isUnopened ? [copy.notOpened] : dated(copy.opened, openedAt)),
    ...last[state],
  ].join(', ');
};

export type ConsentAction = 'resend' | 'cancel' | 'submit';

/**
 * Returns the actions to show for a request: those that are possible, and those that users may expect in its state,
 * disabled with a reason. "Send again" is shown only once it is possible; otherwise every new request would show it
 * disabled.
 */
export const consentActionsOf = ({ state, candidateId, can }: ConsentRequest): ConsentAction[] => {
  const isExpected: Readonly<Record<ConsentAction, boolean>> = {
    submit: state === 'agreed' && candidateId === null,
    resend: false,
    cancel: state === 'waiting',
  };
  return (['submit', 'resend', 'cancel'] as const).filter((action) => can[action].allowed || isExpected[action]);
};
