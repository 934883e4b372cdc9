import type { BoardSummary } from '#contract/board/shapes.ts';
import { boardViews } from '#contract/board/rules.ts';
import { copy } from '#web/board/copy.ts';
import { BackLink } from '#web/engagements/public.tsx';
import { Problem } from '#web/platform/api/problem.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState, ErrorState, RefusedState } from '#web/ui/states/states.tsx';
import { toBoardSearch } from './board-search.ts';

const FindOpportunities = ({ first }: { first: boolean }) => (
  <LinkButton to="/opportunities" kind={first ? 'primary' : 'plain'}>
    {copy.findOpportunities}
  </LinkButton>
);

/**
 * A message for an empty board, which says whether there are no engagements at all or only none in this view, and
 * offers one action.
 */
export const EmptyBoard = ({ summary }: { summary: BoardSummary | undefined }) => {
  if (summary?.views.all === 0) {
    return (
      <EmptyState title={summary.seesAll ? copy.none : copy.noneAssigned} actions={<FindOpportunities first />}>
        {summary.seesAll ? copy.noneText : copy.noneAssignedText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={copy.noneHere}
      actions={
        <>
          <LinkButton to="/engagement/board" search={toBoardSearch(boardViews.all)} kind="primary">
            {copy.seeAll}
          </LinkButton>
          <FindOpportunities first={false} />
        </>
      }
    >
      {copy.noneHereText}
    </EmptyState>
  );
};

const titleOf = (code: string): string => {
  if (code === 'tenant-not-approved') return copy.notOpenYet;
  return code === 'forbidden' ? copy.forAgencies : copy.refused;
};

/** A message for a board that failed to load: the server's refusal, or the error with a retry button. */
export const BoardError = ({ error, retry }: { error: Error | null; retry: () => void }) =>
  error instanceof Problem && error.status === 403 ? (
    <RefusedState
      title={titleOf(error.code)}
      reasons={[{ code: error.code, text: error.message }, ...error.reasons]}
      actions={error.code === 'forbidden' ? <BackLink /> : undefined}
    />
  ) : (
    <ErrorState title={copy.failed} onRetry={retry}>
      {error?.message}
    </ErrorState>
  );
