import type { ComponentType } from 'react';
import type { CandidateListRow } from '#contract/candidates/shapes.ts';
import { candidateName, currentSalary } from '#contract/candidates/rules.ts';
import { CandidateStatus } from '#web/candidates/parts/candidate-status.tsx';
import { ConsentMark } from '#web/candidates/parts/consent-mark.tsx';
import { copy } from '#web/candidates/copy.ts';
import { ClientName } from '#web/tenants/public.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { Money, PaddedNumber } from '#web/ui/text/figures.tsx';

/** Returns the candidate centre's columns, from left to right. */
export const centreColumns = (
  CommentCount: ComponentType<{ candidateId: string }>,
): readonly Column<CandidateListRow>[] => [
  { id: 'name', header: copy.candidate, title: true, sort: 'name', cell: (row) => candidateName(row) },
  {
    id: 'number',
    header: copy.number,
    width: 80,
    sort: 'candidateNumber',
    stack: 'hide',
    cell: (row) => <PaddedNumber value={row.candidateNumber} />,
  },
  {
    id: 'status',
    header: copy.status,
    width: 144,
    stack: 'start',
    cell: (row) => <CandidateStatus id={row.candidateStatusId} status={row.candidateStatus} />,
  },
  {
    id: 'consent',
    header: copy.consentShort,
    silent: true,
    width: 40,
    show: 'wide',
    stack: 'hide',
    cell: ({ consent }) => consent && <ConsentMark consent={consent} />,
  },
  { id: 'request', header: copy.talentRequest, width: 172, stack: 'start', cell: (row) => row.jobTitle },
  {
    id: 'client',
    header: copy.client,
    width: 152,
    show: 'wide',
    cell: (row) => <ClientName clientId={row.clientId} clientName={row.clientName} />,
  },
  {
    id: 'salary',
    header: copy.baseSalary,
    width: 128,
    end: true,
    show: 'wide',
    sort: 'baseSalary',
    stack: 'hide',
    cell: (row) => <Money amount={currentSalary(row)} currency={row.baseSalaryIso} />,
  },
  {
    id: 'fee',
    header: copy.agencyFee,
    width: 120,
    end: true,
    sort: 'agencyFee',
    stack: 'end',
    cell: (row) => <Money amount={row.agencyFee} currency={row.baseSalaryIso} />,
  },
  {
    id: 'submitted',
    header: copy.submitted,
    width: 100,
    end: true,
    sort: 'submittedDate',
    stack: 'corner',
    cell: (row) => <DateText value={row.dateSubmitted} />,
  },
  {
    id: 'comments',
    header: copy.comments,
    silent: true,
    width: 64,
    end: true,
    cell: (row) => <CommentCount candidateId={row._id} />,
  },
];
