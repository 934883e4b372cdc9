import type { Right } from '#contract/common/refusal.ts';
import { profileReasons } from '#contract/profile/reasons.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { firstNonEmptyReasons, rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';

/** Whether the caller may change the profile of their agency. */
export const rightToEditProfile = ({ permissions }: Pick<AgencyScope, 'permissions'>): Right =>
  rightUnless(reasonsIf(!permissions.has('Company Profile=Edit'), profileReasons['no-permission']));

/** The caller's rights on the assessment, which can be confirmed once nothing is missing. */
export const assessmentRights = (
  scope: Pick<AgencyScope, 'permissions'>,
  missing: number,
): { edit: Right; confirm: Right } => {
  const edit = rightToEditProfile(scope);
  if (!edit.allowed || missing === 0) return { edit, confirm: edit };
  return { edit, confirm: rightUnless([profileReasons['assessment-incomplete']({ count: missing })]) };
};

/** The decisions that Rolecall's staff may make on an agency. */
export const verificationRights = (facts: {
  readonly status: 'approved' | 'pending' | 'declined';
  readonly isConfirmed: boolean;
}): Record<'approve' | 'decline', Right> => {
  const approved = reasonsIf(facts.status === 'approved', profileReasons['already-approved']);
  const declined = reasonsIf(facts.status === 'declined', profileReasons['already-declined']);
  const unconfirmed = reasonsIf(!facts.isConfirmed, profileReasons['assessment-open']);
  return {
    approve: rightUnless(firstNonEmptyReasons(approved, unconfirmed)),
    decline: rightUnless(firstNonEmptyReasons(approved, declined, unconfirmed)),
  };
};
