import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { maxExactCount, type BoardFilters } from '#contract/board/rules.ts';
import { boardSummaryQuery, candidateSummaryQuery } from '#web/board/client.ts';
import { BoardError, EmptyBoard } from '#web/board/parts/board-states.tsx';
import { BoardFigures } from '#web/board/parts/board-figures.tsx';
import { toBoardSearch } from '#web/board/parts/board-search.ts';
import { toBarParts } from '#web/board/parts/candidate-parts.ts';
import { copy } from '#web/board/copy.ts';
import { formatLimitedCount } from '#web/platform/formats.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Bar } from '#web/ui/indicators/bar.tsx';
import s from '../parts/staging.module.css';

type Counted = { key: string; label: string; count: number; filters: BoardFilters };

/** A list of counts, each linked to the board with exactly the engagements counted. */
const Counts = ({ of }: { of: readonly Counted[] }) => (
  <div className={s.counts}>
    {of.map(({ key, label, count, filters }) => (
      <Link key={key} to="/engagement/board" search={toBoardSearch(filters)} data-plain="">
        <span>{label}</span>
        <b>{formatLimitedCount(count, maxExactCount)}</b>
      </Link>
    ))}
  </div>
);

const Candidates = () => {
  const { data } = useQuery(candidateSummaryQuery());
  if (!data) return <SkeletonText lines={6} />;
  return (
    <>
      {/* A bar would be wrong if counting stopped at the limit. */}
      {data.byStatus.every(({ count }) => count <= maxExactCount) && (
        <div className={s.bar}>
          <Bar parts={toBarParts(data)} />
        </div>
      )}
      <div className={s.counts}>
        {data.byStatus.map(({ candidateStatusId, candidateStatus, count }) => (
          <Link
            key={candidateStatusId}
            to="/candidate"
            search={{ candidateStatusId: [candidateStatusId] }}
            data-plain=""
          >
            <span>{candidateStatus}</span>
            <b>{formatLimitedCount(count, maxExactCount)}</b>
          </Link>
        ))}
      </div>
    </>
  );
};

/** The board in figures: stages, applications, clients and candidates. */
export const BoardSummaryPage = () => {
  const summary = useQuery(boardSummaryQuery());
  const header = (
    <PageHeader
      crumbs={[
        <Link key="board" to="/engagement/board">
          {copy.title}
        </Link>,
      ]}
      title={copy.boardSummary}
    />
  );
  if (hasFailedToLoad(summary)) {
    return (
      <>
        {header}
        <BoardError error={summary.error} retry={() => void summary.refetch()} />
      </>
    );
  }
  const { data } = summary;
  if (data?.views.all === 0) {
    return (
      <>
        {header}
        <EmptyBoard summary={data} />
      </>
    );
  }
  return (
    <>
      {header}
      <BoardFigures summary={data} />
      <div className={s.blocks}>
        <Block title={copy.applicationStatus}>
          {data ? (
            <Counts
              of={data.applications.map(({ id, value, count }) => ({
                key: String(id),
                label: value,
                count,
                filters: { applicationStatusId: [id] },
              }))}
            />
          ) : (
            <SkeletonText lines={5} />
          )}
          {data !== undefined && data.notApplied > 0 && (
            <p className={s.quiet}>
              {copy.onlyAssigned({ count: formatLimitedCount(data.notApplied, maxExactCount) })}
            </p>
          )}
        </Block>
        <Block title={copy.engagementType}>
          {data ? (
            <Counts
              of={data.types.map(({ id, value, count }) => ({
                key: String(id),
                label: value,
                count,
                filters: { engagementTypeId: [id] },
              }))}
            />
          ) : (
            <SkeletonText lines={2} />
          )}
        </Block>
        <Block title={copy.client}>
          {data ? (
            <Counts
              of={data.clients.map(({ clientId, clientName, count }) => ({
                key: clientId,
                label: clientName,
                count,
                filters: { clientId },
              }))}
            />
          ) : (
            <SkeletonText lines={6} />
          )}
          {data?.hasMoreClients === true && (
            <p className={s.quiet}>{copy.moreClients({ count: data.clients.length })}</p>
          )}
        </Block>
        <Block title={copy.candidates}>
          <Candidates />
        </Block>
      </div>
    </>
  );
};
