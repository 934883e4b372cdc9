import { commonReasons } from '#contract/common/reasons/common-reasons.ts';
import type { Right } from '#contract/common/refusal.ts';
import { draftCandidateReasons } from '#contract/draft-candidates/reasons.ts';
import { rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

type Caller = Pick<AgencyScope, 'permissions'>;

/**
 * Whether the caller may submit candidates, and therefore works on drafts. Others see drafts without their assessments
 * and check links.
 */
export const mayWorkOnDrafts = ({ permissions }: Caller): boolean =>
  permissions.has('Fulfillment Stage=Submit Candidate');

/**
 * The actions that the caller may take on a draft candidate. `submission` is the right to submit a candidate for the
 * draft's talent request. A submitted draft allows neither action.
 */
export const draftCandidateRights = (
  caller: Caller,
  { candidateId }: { candidateId: string | null },
  submission: Right,
): Record<'change' | 'submit', Right> => {
  const submitted = reasonsIf(candidateId !== null, draftCandidateReasons['draft-submitted']);
  return {
    change: rightUnless([...reasonsIf(!mayWorkOnDrafts(caller), commonReasons['no-permission']), ...submitted]),
    submit: submitted.length > 0 ? rightUnless(submitted) : submission,
  };
};

/** Whether the caller may switch the assessment of the agency's draft candidates on or off. */
export const rightToChangeAiAccess = ({ permissions }: Caller): Right =>
  rightUnless(reasonsIf(!permissions.has('Company Profile=Edit'), commonReasons['no-permission']));
