import type { Right } from '#contract/common/refusal.ts';
import { profileReasons } from '#contract/profile/reasons.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { firstNonEmptyReasons, toRight, when } from '#server/platform/policy/right-of.ts';

/** Whether the caller may change the profile of their agency. */
export const editProfileRight = ({ permissions }: Pick<AgencyScope, 'permissions'>): Right =>
  toRight(when(!permissions.has('Company Profile=Edit'), profileReasons['no-permission']));

/** The caller's rights on the assessment, which can be confirmed once nothing is missing. */
export const assessmentRights = (
  scope: Pick<AgencyScope, 'permissions'>,
  missing: number,
): { edit: Right; confirm: Right } => {
  const edit = editProfileRight(scope);
  if (!edit.allowed || missing === 0) return { edit, confirm: edit };
  return { edit, confirm: toRight([profileReasons['assessment-incomplete']({ count: missing })]) };
};

/** The decisions that Rolecall's staff may make on an agency. */
export const verificationRights = (facts: {
  readonly status: 'approved' | 'pending' | 'declined';
  readonly isConfirmed: boolean;
}): Record<'approve' | 'decline', Right> => {
  const approved = when(facts.status === 'approved', profileReasons['already-approved']);
  const declined = when(facts.status === 'declined', profileReasons['already-declined']);
  const unconfirmed = when(!facts.isConfirmed, profileReasons['assessment-open']);
  return {
    approve: toRight(firstNonEmptyReasons(approved, unconfirmed)),
    decline: toRight(firstNonEmptyReasons(approved, declined, unconfirmed)),
  };
};
