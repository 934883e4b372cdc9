import type { EngagementSummary } from '#contract/board/shapes/engagement.ts';
import { words } from '#web/board/words.ts';
import { Badge } from '#web/ui/mark/badge.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { PaddedNumber } from '#web/ui/text/figures.tsx';

type Row = EngagementSummary['requests'][number];

/** Talent requests as they stand to the agency. */
export const requestColumns: readonly Column<Row>[] = [
  { id: 'title', header: words.talentRequest, title: true, cell: (row) => row.jobTitle },
  {
    id: 'number',
    header: words.number,
    width: 92,
    stack: 'start',
    cell: (row) => <PaddedNumber value={row.talentRequestNumber} />,
  },
  {
    id: 'status',
    header: words.status,
    width: 120,
    stack: 'end',
    cell: (row) => (row.isPaused ? <Badge tone="warn">{row.talentRequestStatus}</Badge> : row.talentRequestStatus),
  },
  {
    id: 'roles',
    header: words.rolesFilled,
    width: 108,
    end: true,
    stack: 'start',
    cell: (row) => `${String(row.noOfRolesFilled)} / ${String(row.noOfRoles)}`,
    stackWord: () => words.rolesFilledWord,
  },
  {
    id: 'candidates',
    header: words.candidates,
    width: 104,
    end: true,
    stack: 'end',
    cell: (row) => row.candidates,
    stackWord: () => words.candidatesWord,
  },
];
