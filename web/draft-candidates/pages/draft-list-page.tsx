import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { candidateName } from '#contract/candidates/rules.ts';
import type { DraftCandidateRow } from '#contract/draft-candidates/shapes.ts';
import { aiAssessmentStatus } from '#contract/draft-candidates/states.ts';
import { draftCandidatesQuery } from '#web/draft-candidates/client.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import { AddDraft } from '#web/draft-candidates/parts/add-draft.tsx';
import { AssessmentIsOff, TurnOffAssessment } from '#web/draft-candidates/parts/ai-access.tsx';
import s from '#web/draft-candidates/parts/draft-candidates.module.css';
import { LoadError } from '#web/engagements/public.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

const Status = ({ row }: { row: DraftCandidateRow }) =>
  row.aiAssessmentStatusId === aiAssessmentStatus.failed ? (
    <Badge tone="bad">{row.aiAssessmentStatus}</Badge>
  ) : (
    row.aiAssessmentStatus
  );

const columns: readonly Column<DraftCandidateRow>[] = [
  { id: 'name', header: copy.candidate, title: true, cell: candidateName },
  { id: 'request', header: copy.talentRequest, width: 280, stack: 'line', cell: (row) => row.jobTitle },
  { id: 'status', header: copy.assessment, width: 140, stack: 'start', cell: (row) => <Status row={row} /> },
  { id: 'score', header: copy.score, width: 88, end: true, stack: 'end', cell: (row) => row.suitabilityScore },
  {
    id: 'updated',
    header: copy.updated,
    width: 132,
    end: true,
    stack: 'corner',
    cell: (row) => <DateText value={row.updatedAt} />,
  },
];

/** The draft candidates of an engagement, latest first. */
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
          <TurnOffAssessment />
          <AddDraft engagementId={engagementId} />
        </span>
      </header>
      <AssessmentIsOff />
      <Table
        label={copy.title}
        columns={columns}
        rows={drafts.data}
        rowKey={(row) => row.draftCandidateId}
        rowName={candidateName}
        link={({ draftCandidateId }) =>
          linkOptions({
            to: '/engagement/$engagementId/draft/$draftCandidateId',
            params: { engagementId, draftCandidateId },
          })
        }
        empty={<EmptyState title={copy.none}>{copy.noneText}</EmptyState>}
      />
    </section>
  );
};
