import { useQuery } from '@tanstack/react-query';
import { candidateName } from '#contract/candidates/rules.ts';
import { maxListedDrafts } from '#contract/draft-candidates/rules.ts';
import { CentreTabs } from '#web/candidates/public.tsx';
import { allDraftCandidatesQuery } from '#web/draft-candidates/client.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import { allDraftColumns, draftLink } from '#web/draft-candidates/parts/draft-columns.tsx';
import s from '#web/draft-candidates/parts/draft-candidates.module.css';
import { LoadError } from '#web/engagements/public.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { Table } from '#web/ui/table/table.tsx';

/** The draft candidates for all engagements, latest first. */
export const AllDraftsPage = () => {
  const drafts = useQuery(allDraftCandidatesQuery);
  const header = (
    <>
      <PageHeader title={copy.title} />
      <CentreTabs now="drafts" />
    </>
  );
  if (hasFailedToLoad(drafts)) {
    return (
      <>
        {header}
        <LoadError title={copy.failedList} error={drafts.error} onRetry={() => void drafts.refetch()} />
      </>
    );
  }
  return (
    <>
      {header}
      <div className={s.lead}>
        <p>{copy.leadAll}</p>
      </div>
      <Table
        label={copy.title}
        columns={allDraftColumns}
        rows={drafts.data}
        rowKey={(row) => row.draftCandidateId}
        rowName={candidateName}
        link={draftLink}
        empty={
          <EmptyState
            title={copy.none}
            actions={
              <LinkButton to="/engagement/board" kind="primary">
                {copy.toEngagements}
              </LinkButton>
            }
          >
            {copy.noneAllText}
          </EmptyState>
        }
      />
      {drafts.data?.length === maxListedDrafts && (
        <p className={s.more}>{copy.latestOnly({ most: maxListedDrafts })}</p>
      )}
    </>
  );
};
