import { linkOptions } from '@tanstack/react-router';
import { Gavel, Handshake } from 'lucide-react';
import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import type { BoardRow } from '#contract/board/shapes.ts';
import { engagementKindNames } from '#contract/engagements/states.ts';
import { copy } from '#web/board/copy.ts';
import { ClientName } from '#web/tenants/public.tsx';
import { AvatarGroup } from '#web/ui/indicators/avatar.tsx';
import { Badge, type Tone } from '#web/ui/indicators/badge.tsx';
import { Bar } from '#web/ui/indicators/bar.tsx';
import { PendingAction } from '#web/ui/indicators/status.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Deadline } from '#web/ui/text/dates.tsx';
import { Count, PaddedNumber } from '#web/ui/text/figures.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { toBarParts } from './candidate-parts.ts';
import s from './board-columns.module.css';

/** Returns the link from a row to its engagement. */
export const engagementLink = ({ engagementId }: BoardRow) =>
  linkOptions({ to: '/engagement/$engagementId', params: { engagementId } });

/** The board's columns from left to right. The kind is an icon, to leave room for the title. */
export const boardColumns: readonly Column<BoardRow>[] = [
  { id: 'title', header: copy.engagement, title: true, sort: 'title', cell: (row) => <TitleCell row={row} /> },
  {
    id: 'client',
    header: copy.client,
    width: 140,
    sort: 'client',
    stack: 'start',
    cell: (row) => <ClientName clientId={row.clientId} clientName={row.clientName} />,
  },
  { id: 'kind', header: copy.kind, show: 'stacked', stack: 'end', cell: (row) => engagementKindNames[row.kind] },
  {
    id: 'stage',
    header: copy.stage,
    width: 176,
    sort: 'stage',
    stack: 'start',
    cell: (row) => <StageCell row={row} />,
  },
  {
    id: 'waits',
    header: copy.waitsForYou,
    width: 152,
    stack: 'end',
    cell: ({ waits }) => waits && <PendingAction idle={waits.isIdle}>{waits.text}</PendingAction>,
  },
  { id: 'roles', header: copy.roles, width: 68, end: true, stack: 'start', cell: (row) => <RolesCell row={row} /> },
  {
    id: 'candidates',
    header: copy.candidates,
    width: 112,
    stack: 'hide',
    cell: (row) => <CandidatesCell candidates={row.candidates} />,
  },
  {
    id: 'assigned',
    header: copy.assigned,
    width: 80,
    show: 'wide',
    stack: 'end',
    cell: ({ assigned }) =>
      assigned.length > 0 && <AvatarGroup people={assigned.map(({ name, isMe }) => ({ name, me: isMe }))} max={2} />,
  },
  {
    id: 'closing',
    header: copy.closingIn,
    width: 140,
    end: true,
    sort: 'closing',
    stack: 'corner',
    cell: (row) => <ClosingCell row={row} />,
  },
];

const kindIcons = { competitive: Gavel, successfee: Handshake };

const TitleCell = ({ row }: { row: BoardRow }) => {
  const Icon = kindIcons[row.kind];
  return (
    <>
      <span className={s.number}>
        <span title={engagementKindNames[row.kind]}>
          <Icon aria-hidden="true" />
          <VisuallyHidden>{engagementKindNames[row.kind]}</VisuallyHidden>
        </span>
        <PaddedNumber value={row.engagementNumber} />
      </span>{' '}
      {row.title}
    </>
  );
};

const tones: Readonly<Partial<Record<ApplicationStatusId, Tone>>> = {
  [applicationStatus.declined]: 'bad',
  [applicationStatus.revoked]: 'bad',
  [applicationStatus.rebid]: 'warn',
};

/** The name of the stage, with the status of the agency's application unless it is approved. */
const StageCell = ({ row: { stageName, applicationStatus: status } }: { row: BoardRow }) => (
  <span className={s.stage}>
    {stageName}
    {status && status.id !== applicationStatus.approved && (
      <Badge tone={tones[status.id] ?? 'plain'}>{status.value}</Badge>
    )}
  </span>
);

const RolesCell = ({ row }: { row: BoardRow }) => (
  <span className={s.roles}>
    <span className={row.roles === 0 ? s.without : undefined}>
      <VisuallyHidden>{copy.filled} </VisuallyHidden>
      {row.rolesFilled}
      <span className={s.of}>
        {copy.filledOf({ roles: row.roles })}
        <span className={s.stackedWord}> {copy.rolesWord}</span>
      </span>
    </span>
    {row.candidates.total > 0 && (
      <span className={s.stackedBar}>
        <CandidatesCell candidates={row.candidates} />
      </span>
    )}
  </span>
);

const CandidatesCell = ({ candidates }: Pick<BoardRow, 'candidates'>) => (
  <span className={s.candidates}>
    <Count value={candidates.total} />
    <Bar parts={toBarParts(candidates)} />
  </span>
);

const ClosingCell = ({ row }: { row: BoardRow }) => {
  if (row.engagementStatus.id !== 1) return <span className={s.past}>{copy.ended}</span>;
  if (row.isPaused) return <span className={s.past}>{copy.paused}</span>;
  return (
    <span className={s.closing}>
      <Deadline value={row.closingAt} zone={row.timeZone} />
    </span>
  );
};
