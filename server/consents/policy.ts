import { consentReasons } from '#contract/consents/reasons.ts';
import { consentResendHours } from '#contract/consents/rules.ts';
import type { ConsentState } from '#contract/consents/states.ts';
import type { Permission } from '#contract/common/permissions.ts';
import { noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Right } from '#contract/common/refusal.ts';
import { toRight, when } from '#server/platform/policy/right-of.ts';

interface Caller {
  readonly permissions: ReadonlySet<Permission>;
  readonly now: Date;
}

interface RequestFacts {
  readonly state: ConsentState;
  readonly sentAt: Date;
  readonly candidateId: string | null;
}

/** The actions that the caller may take on a request for a candidate's consent. */
export const consentRequestRights = (
  { permissions, now }: Caller,
  { state, sentAt, candidateId }: RequestFacts,
): Record<'resend' | 'cancel' | 'submit', Right> => {
  const missing = when(
    !permissions.has('Fulfillment Stage=Submit Candidate'),
    noPermission(consentReasons['ask-permission']),
  );
  const isOver = when(state !== 'waiting', consentReasons['not-waiting']);
  const isTooSoon = state === 'waiting' && now.getTime() - sentAt.getTime() < consentResendHours * 3_600_000;
  const isUnused = state === 'agreed' && candidateId === null;
  return {
    resend: toRight([...missing, ...isOver, ...when(isTooSoon, consentReasons['sent-recently'])]),
    cancel: toRight([...missing, ...(isUnused ? [] : isOver)]),
    submit: toRight([
      ...missing,
      ...when(state !== 'agreed', consentReasons['not-agreed']),
      ...when(candidateId !== null, consentReasons['already-submitted']),
    ]),
  };
};
