import type { EngagementSummary } from '#contract/board/shapes/engagement.ts';
import { copy } from '#web/board/copy.ts';
import { Badge } from '#web/ui/indicators/badge.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { PaddedNumber } from '#web/ui/text/figures.tsx';

type Row = EngagementSummary['requests'][number];

/** The columns of the list of talent requests, with each request's status for the agency. */
export const requestColumns: readonly Column<Row>[] = [
  { id: 'title', header: copy.talentRequest, title: true, cell: (row) => row.jobTitle },
  {
    id: 'number',
    header: copy.number,
    width: 92,
    stack: 'start',
    cell: (row) => <PaddedNumber value={row.talentRequestNumber} />,
  },
  {
    id: 'status',
    header: copy.status,
    width: 120,
    stack: 'end',
    cell: (row) => (row.isPaused ? <Badge tone="warn">{row.talentRequestStatus}</Badge> : row.talentRequestStatus),
  },
  {
    id: 'roles',
    header: copy.rolesFilled,
    width: 108,
    end: true,
    stack: 'start',
    cell: (row) => `${String(row.noOfRolesFilled)} / ${String(row.noOfRoles)}`,
    stackWord: () => copy.rolesFilledWord,
  },
  {
    id: 'candidates',
    header: copy.candidates,
    width: 104,
    end: true,
    stack: 'end',
    cell: (row) => row.candidates,
    stackWord: () => copy.candidatesWord,
  },
];
