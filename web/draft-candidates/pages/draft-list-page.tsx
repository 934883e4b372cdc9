import { useQuery } from '@tanstack/react-query';
import { candidateName } from '#contract/candidates/rules.ts';
import { draftCandidatesQuery } from '#web/draft-candidates/client.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import { AddDraftCandidateButton } from '#web/draft-candidates/parts/add-draft.tsx';
import { AssessmentOffNotice, TurnOffAssessmentButton } from '#web/draft-candidates/parts/ai-access.tsx';
import { draftColumns, draftLink } from '#web/draft-candidates/parts/draft-columns.tsx';
import s from '#web/draft-candidates/parts/draft-candidates.module.css';
import { LoadError } from '#web/engagements/public.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { EmptyState } from '#web/ui/states/states.tsx';
import { Table } from '#web/ui/table/table.tsx';

/** The draft candidates for an engagement, latest first. */
export const DraftListPage = ({ engagementId }: { engagementId: string }) => {
  const drafts = useQuery(draftCandidatesQuery(engagementId));
  if (hasFailedToLoad(drafts)) {
    return <LoadError title={copy.failedList} error={drafts.error} onRetry={() => void drafts.refetch()} />;
  }
  return (
    <section aria-label={copy.title}>
      <header className={s.lead}>
        <p>{copy.lead}</p>
        <span>
          <TurnOffAssessmentButton />
          <AddDraftCandidateButton engagementId={engagementId} />
        </span>
      </header>
      <AssessmentOffNotice />
      <Table
        label={copy.title}
        columns={draftColumns}
        rows={drafts.data}
        rowKey={(row) => row.draftCandidateId}
        rowName={candidateName}
        link={draftLink}
        empty={<EmptyState title={copy.none}>{copy.noneText}</EmptyState>}
      />
    </section>
  );
};
