import { linkOptions } from '@tanstack/react-router';
import { candidateName } from '#contract/candidates/rules.ts';
import type { DraftCandidateRow } from '#contract/draft-candidates/shapes.ts';
import { aiAssessmentStatus } from '#contract/draft-candidates/states.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { Badge } from '#web/ui/indicators/badge.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/dates.tsx';

const Status = ({ row }: { row: DraftCandidateRow }) =>
  row.aiAssessmentStatusId === aiAssessmentStatus.failed ? (
    <Badge tone="bad">{row.aiAssessmentStatus}</Badge>
  ) : (
    row.aiAssessmentStatus
  );

/** The columns for an engagement's draft candidates. */
export const draftColumns: readonly Column<DraftCandidateRow>[] = [
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

/** The columns for draft candidates across engagements. */
export const allDraftColumns: readonly Column<DraftCandidateRow>[] = draftColumns.flatMap((column) =>
  column.id === 'request'
    ? [
        column,
        {
          id: 'client',
          header: copy.client,
          width: 200,
          stack: 'line' as const,
          cell: (row: DraftCandidateRow) => row.clientName,
        },
        {
          id: 'engagement',
          header: copy.engagement,
          width: 112,
          stack: 'hide' as const,
          cell: (row: DraftCandidateRow) => formatPaddedNumber(row.engagementNumber),
        },
      ]
    : [column],
);

/** Returns the link to a draft candidate's page. */
export const draftLink = ({ engagementId, draftCandidateId }: DraftCandidateRow) =>
  linkOptions({ to: '/engagement/$engagementId/draft/$draftCandidateId', params: { engagementId, draftCandidateId } });
