import { consentReasons } from '#contract/consents/reasons.ts';
import { consentResendHours } from '#contract/consents/rules.ts';
import type { ConsentState } from '#contract/consents/states.ts';
import type { Permission } from '#contract/common/permissions.ts';
import { commonReasons, noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Right } from '#contract/common/refusal.ts';
import { rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';

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
  const missing = reasonsIf(
    !permissions.has('Fulfillment Stage=Submit Candidate'),
    noPermission(commonReasons['submit-permission']),
  );
  const isOver = reasonsIf(state !== 'waiting', consentReasons['not-waiting']);
  const isTooSoon = state === 'waiting' && now.getTime() - sentAt.getTime() < consentResendHours * 3_600_000;
  const isUnused = state === 'agreed' && candidateId === null;
  return {
    resend: rightUnless([...missing, ...isOver, ...reasonsIf(isTooSoon, consentReasons['sent-recently'])]),
    cancel: rightUnless([...missing, ...(isUnused ? [] : isOver)]),
    submit: rightUnless([
      ...missing,
      ...reasonsIf(state !== 'agreed', consentReasons['not-agreed']),
      ...reasonsIf(candidateId !== null, consentReasons['already-submitted']),
    ]),
  };
};
