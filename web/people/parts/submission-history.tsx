import type { PersonSubmission } from '#contract/people/shapes.ts';
import { CandidateStatus, viewerLink } from '#web/candidates/public.tsx';
import { copy } from '#web/people/copy.ts';
import { Block } from '#web/ui/layout/block.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

const columns: readonly Column<PersonSubmission>[] = [
  { id: 'role', header: copy.role, title: true, cell: ({ jobTitle }) => jobTitle },
  { id: 'client', header: copy.client, width: 176, stack: 'line', cell: ({ clientName }) => clientName },
  {
    id: 'status',
    header: copy.status,
    width: 144,
    stack: 'start',
    cell: (row) => <CandidateStatus id={row.candidateStatusId} status={row.candidateStatus} />,
  },
  {
    id: 'since',
    header: copy.since,
    width: 112,
    end: true,
    show: 'wide',
    stack: 'hide',
    cell: ({ since }) => <DateText value={since} />,
  },
  {
    id: 'submitted',
    header: copy.submitted,
    width: 120,
    end: true,
    stack: 'corner',
    cell: ({ submitted }) => <DateText value={submitted} />,
  },
];

/** A person's submissions, latest first, each linked to its viewer. */
export const SubmissionHistory = ({ submissions }: { submissions: readonly PersonSubmission[] }) => {
  const linkOf = ({ candidateId, ...place }: PersonSubmission) => viewerLink(candidateId, place);
  const candidateList = submissions.map((submission) => linkOf(submission).search);
  return (
    <Block title={copy.history} note={submissions.length}>
      <Table
        label={copy.history}
        columns={columns}
        rows={submissions}
        rowKey={({ candidateId }) => candidateId}
        rowName={({ jobTitle, clientName }) => copy.cvOf({ role: jobTitle, client: clientName })}
        link={(submission) => ({ ...linkOf(submission), state: { candidateList } })}
        empty={null}
      />
    </Block>
  );
};
