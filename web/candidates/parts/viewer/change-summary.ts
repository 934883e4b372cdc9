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

/**
 * Summarises other users' changes to a list of candidates. If there are many, only their number is given. `after` is the
 * whole list, to name the candidates who have left it; without it, as for a page of a list, they aren't named.
 */
export const summarizeChanges = (
  changed: readonly (Followed & { _id: string })[],
  before: typeof changed,
  after: typeof changed = before,
): string => {
  const isIn = (list: typeof changed, id: string): boolean => list.some(({ _id }) => _id === id);
  const left = before.filter(({ _id }) => !isIn(after, _id));
  const count = changed.length + left.length;
  if (count > mostSentences) return copy.manyChanged({ count });
  const sentences = changed.map((one) =>
    summarizeChange(
      before.find(({ _id }) => _id === one._id),
      one,
    ),
  );
  return [...sentences, ...left.map((one) => copy.hasLeft({ name: candidateName(one) }))].join(' ');
};
