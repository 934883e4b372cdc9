import type { Right } from '#contract/common/refusal.ts';
import { profileReasons } from '#contract/profile/reasons.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { toRight } from '#server/platform/policy/right-of.ts';
import { approveGates, declineGates, type VerificationFacts } from './rules/verification-gates.ts';

/** Whether the caller may change the profile of their agency. */
export const editRight = ({ permissions }: Pick<AgencyScope, 'permissions'>): Right =>
  permissions.has('Company Profile=Edit')
    ? { allowed: true }
    : { allowed: false, reasons: [profileReasons['no-permission']] };

/** The caller's permissions on the assessment: it can be confirmed once nothing is missing. */
export const assessmentRights = (
  scope: Pick<AgencyScope, 'permissions'>,
  missing: number,
): { edit: Right; confirm: Right } => {
  const edit = editRight(scope);
  if (!edit.allowed || missing === 0) return { edit, confirm: edit };
  return { edit, confirm: toRight([profileReasons['assessment-incomplete']({ count: missing })]) };
};

/** The decisions that Rolecall's staff may make on an agency. */
export const verificationRights = (facts: VerificationFacts): { approve: Right; decline: Right } => ({
  approve: toRight(approveGates(facts)),
  decline: toRight(declineGates(facts)),
});
