import { commonRefusals, type Right } from '#contract/common/refusal.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { toRight } from '#server/platform/policy/right-of.ts';
import { approveGates, declineGates, type VerificationFacts } from './rules/verification-gates.ts';

/** Whether the caller may change the profile of their agency. */
export const editRight = ({ permissions }: Pick<AgencyScope, 'permissions'>): Right =>
  permissions.has('Company Profile=Edit')
    ? { allowed: true }
    : {
        allowed: false,
        reasons: [
          {
            code: commonRefusals.forbidden.code,
            text: "You don't have permission to edit the company profile.",
            unblockBy: 'Ask for a role with the Company Profile permission Edit.',
            who: 'Someone who manages users in your agency',
          },
        ],
      };

/** The caller's permissions on the assessment: it can be confirmed once nothing is missing. */
export const assessmentRights = (
  scope: Pick<AgencyScope, 'permissions'>,
  missing: number,
): { edit: Right; confirm: Right } => {
  const edit = editRight(scope);
  if (!edit.allowed || missing === 0) return { edit, confirm: edit };
  const text = missing === 1 ? 'One required answer is missing.' : `${String(missing)} required answers are missing.`;
  return {
    edit,
    confirm: toRight([{ code: 'assessment-incomplete', text, unblockBy: 'Answer each required question.' }]),
  };
};

/** The decisions that Rolecall's staff may make on an agency. */
export const verificationRights = (facts: VerificationFacts): { approve: Right; decline: Right } => ({
  approve: toRight(approveGates(facts)),
  decline: toRight(declineGates(facts)),
});
