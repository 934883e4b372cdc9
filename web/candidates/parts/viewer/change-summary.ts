import { candidateName } from '#contract/candidates/rules.ts';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { copy } from '#web/candidates/copy.ts';

interface Followed {
  readonly firstName: string;
  readonly lastName: string;
  readonly candidateStatusId: CandidateStatusId;
  readonly candidateStatus: string;
}

/** Returns a sentence that describes another user's change to a candidate. */
export const summarizeChange = (before: Followed | undefined, after: Followed): string => {
  const name = candidateName(after);
  if (before === undefined) return copy.isNew({ name });
  return before.candidateStatusId === after.candidateStatusId
    ? copy.hasChanged({ name })
    : copy.isNow({ name, status: after.candidateStatus });
};

const mostSentences = 3;

/** Summarises other users' changes to a list of candidates. If there are many, only their number is given. */
export const summarizeChanges = (changed: readonly (Followed & { _id: string })[], before: typeof changed): string => {
  if (changed.length > mostSentences) return copy.manyChanged({ count: changed.length });
  return changed
    .map((one) =>
      summarizeChange(
        before.find(({ _id }) => _id === one._id),
        one,
      ),
    )
    .join(' ');
};
