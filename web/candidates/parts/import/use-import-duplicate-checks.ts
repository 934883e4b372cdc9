import { skipToken, useQueries } from '@tanstack/react-query';
import type { ImportedCv } from '#contract/candidates/shapes/imported-cv.ts';
import { checkResubmitState } from '#web/candidates/client.ts';
import { candidateFormOf } from '#web/candidates/parts/form/form-schema.ts';
import { duplicateCheckInput, type DuplicateCheckResult } from '#web/candidates/parts/form/use-duplicate-check.ts';
import { Problem } from '#web/platform/api/problem.ts';

type Place = { engagementId: string; talentRequestId: string };

const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Runs at most two checks at a time, since each compares texts on the server. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
};

type Question = NonNullable<ReturnType<typeof duplicateCheckInput>>;

/**
 * Returns the verdict on a person. Reaching the daily limit is a verdict too. After any other failure the person is not
 * checked.
 */
const verdictOf = async (question: Question): Promise<DuplicateCheckResult> => {
  try {
    return await inTurn(() => checkResubmitState(question));
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'too-many-checks') throw error;
    return { isAllowed: false, isDuplicate: true, message: error.message };
  }
};

interface DuplicateCheck {
  verdict: DuplicateCheckResult | undefined;
  isChecking: boolean;
  /** Whether the check failed. In that case it is unknown whether the person may be submitted. */
  hasFailed: boolean;
  retry: () => void;
}

/** Checks whether each person may be submitted, once for each version of their details. */
export const useImportDuplicateChecks = (
  imports: readonly ImportedCv[],
  place: Place,
  isOpen: boolean,
): ReadonlyMap<string, DuplicateCheck> =>
  useQueries({
    queries: imports.map((one) => {
      const { engagementId, talentRequestId } = place;
      const asked = { engagementId, talentRequestId };
      const question = duplicateCheckInput(candidateFormOf(one.fields), asked, one.file?.documentId);
      return {
        queryKey: ['candidates', 'import-check', question],
        queryFn: question ? () => verdictOf(question) : skipToken,
        enabled: isOpen,
        staleTime: 5 * 60_000,
        retry: false,
      };
    }),
    combine: (results) =>
      new Map(
        imports.map((one, at) => {
          const found = results[at];
          const check: DuplicateCheck = {
            verdict: found?.data,
            // A check without an answer isn't over, even if it is paused because the network is down.
            isChecking: isOpen && found?.data === undefined && (found?.isError !== true || found.isFetching),
            hasFailed: found?.data === undefined && found?.isError === true && !found.isFetching,
            retry: () => void found?.refetch(),
          };
          return [one.draftId, check];
        }),
      ),
  });
