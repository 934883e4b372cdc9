import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { candidateName, currentSalary } from '#contract/candidates/rules.ts';
import type { ReceivedCandidates } from '#contract/candidates/shapes.ts';
import { receivedCandidatesQuery } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { useRemotelyChangedRowKeys } from '#web/platform/live/remote-changes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { BulkBar } from '#web/ui/table/bulk-bar.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { useRowPages } from '#web/ui/table/use-row-pages.ts';
import { Table } from '#web/ui/table/table.tsx';
import { announce } from '#web/ui/text/announce.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { Money } from '#web/ui/text/figures.tsx';
import { CandidateStatus } from './candidate-status.tsx';
import { summarizeChanges } from './viewer/change-summary.ts';
import { bulkCopy } from '#web/candidates/parts/bulk/bulk-copy.ts';
import { BulkMoveDialog } from '#web/candidates/parts/bulk/bulk-move-dialog.tsx';
import { BulkRunBanners } from '#web/candidates/parts/bulk/bulk-run-banners.tsx';
import { BulkRejectDialog } from '#web/candidates/parts/bulk/bulk-reject-dialog.tsx';
import { employerBulkActions, recordMove, recordRejection } from '#web/candidates/parts/bulk/undo-records.ts';
import { MoveDialog, type MovableCandidate } from '#web/candidates/parts/steps/move-dialog.tsx';
import { RejectDialog } from '#web/candidates/parts/steps/reject-dialog.tsx';
import { canMoveOrReject } from '#web/candidates/parts/steps/can-move-or-reject.ts';
import s from './request-candidates.module.css';

type Row = ReceivedCandidates['talentRequests'][number]['candidates'][number];
const nothing: ReadonlySet<string> = new Set();
type Open = { kind: 'move' | 'reject'; row: Row };

/** The candidates that an employer has received for a talent request, with their actions. */
export const RequestCandidates = ({
  engagementId,
  talentRequestId,
}: {
  engagementId: string;
  talentRequestId: string;
}) => {
  const found = useQuery(receivedCandidatesQuery(engagementId, talentRequestId));
  const [open, setOpen] = useState<Open | null>(null);
  const [selected, setSelected] = useState(nothing);
  const [several, setSeveral] = useState<'move' | 'reject' | null>(null);
  const candidates = found.data?.talentRequests[0]?.candidates;
  const { shown, paging } = useRowPages(talentRequestId, candidates ?? []);
  const changed = useRemotelyChangedRowKeys(
    { list: talentRequestId, rows: candidates },
    (row) => row._id,
    (of, before, after) => announce(summarizeChanges(of, before, after)),
  );
  const columns = useMemo(() => columnsOf(setOpen), []);
  const candidateList = useMemo(
    () => (candidates ?? []).map(({ _id: candidateId }) => ({ candidateId })),
    [candidates],
  );
  const link = useCallback(
    (row: Row) => ({
      ...linkOptions({ to: '/employer/candidates/$candidateId', params: { candidateId: row._id } }),
      state: { candidateList },
    }),
    [candidateList],
  );
  if (hasFailedToLoad(found)) {
    return <LoadError title={copy.failedReceived} error={found.error} onRetry={() => void found.refetch()} />;
  }
  const request = found.data?.talentRequests[0];
  if (!request) return <SkeletonRows rows={3} label={copy.loading} />;
  const movable = (row: Row): MovableCandidate => ({ ...request, ...row });
  const chosen = request.candidates.filter((row) => selected.has(row._id));
  const cancelSeveral = (): void => setSeveral(null);
  const endSeveral = (): void => {
    cancelSeveral();
    setSelected(nothing);
  };
  // If the candidate leaves the list, the dialog stays open with what has been typed.
  const current = request.candidates.find((row) => row._id === open?.row._id);
  const now = current ?? open?.row;
  return (
    <div className={s.candidates}>
      <BulkRunBanners acts={employerBulkActions} place={talentRequestId} />
      {request.candidates.length === 0 ? (
        <p className={s.none}>{copy.receivedNone}</p>
      ) : (
        <>
          <Table
            label={copy.candidatesOf({ job: request.jobTitle })}
            columns={columns}
            rows={shown}
            changed={changed}
            selected={selected}
            onSelect={setSelected}
            rowKey={(row) => row._id}
            rowName={(row) => candidateName(row)}
            link={link}
          />
          <Paging {...paging} />
        </>
      )}
      <BulkBar count={chosen.length} onClear={() => setSelected(nothing)}>
        <Button size="sm" onClick={() => setSeveral('move')}>
          {bulkCopy.move}
        </Button>
        {chosen.some((row) => row.can.reject.allowed) && (
          <Button size="sm" kind="stop" onClick={() => setSeveral('reject')}>
            {bulkCopy.reject}
          </Button>
        )}
      </BulkBar>
      {several === 'move' && (
        <BulkMoveDialog candidates={chosen} place={talentRequestId} onCancel={cancelSeveral} onClose={endSeveral} />
      )}
      {several === 'reject' && (
        <BulkRejectDialog
          candidates={chosen.filter((row) => row.can.reject.allowed)}
          place={talentRequestId}
          onCancel={cancelSeveral}
          onClose={endSeveral}
        />
      )}
      {open?.kind === 'move' && now && (
        <MoveDialog
          candidate={movable(now)}
          isGone={!current}
          onMoved={(moved) => recordMove(talentRequestId, moved)}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'reject' && now && (
        <RejectDialog
          candidate={now}
          isGone={!current}
          onRejected={(rejected) => recordRejection(talentRequestId, rejected)}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
};

const columnsOf = (open: (open: Open) => void): readonly Column<Row>[] => [
  {
    id: 'name',
    header: copy.candidate,
    title: true,
    cell: (row) => (
      <>
        {candidateName(row)} {row.isNew && <Badge tone="info">{copy.newOne}</Badge>}
      </>
    ),
  },
  { id: 'agency', header: copy.agency, width: 168, stack: 'line', cell: (row) => row.supplier.supplierName },
  {
    id: 'status',
    header: copy.status,
    width: 148,
    stack: 'start',
    cell: (row) => <CandidateStatus id={row.candidateStatusId} status={row.candidateStatus} />,
  },
  {
    id: 'salary',
    header: copy.baseSalary,
    width: 148,
    end: true,
    stack: 'end',
    cell: (row) => <Money amount={currentSalary(row)} currency={row.baseSalaryIso} />,
  },
  {
    id: 'submitted',
    header: copy.submitted,
    width: 108,
    end: true,
    show: 'wide',
    stack: 'corner',
    cell: (row) => <DateText value={row.dateSubmitted} />,
  },
  {
    id: 'do',
    header: copy.step,
    width: 148,
    end: true,
    silent: true,
    stack: 'line',
    cell: (row) => <RowActions row={row} open={open} />,
  },
];

const RowActions = ({ row, open }: { row: Row; open: (open: Open) => void }) => {
  const name = candidateName(row);
  if (!canMoveOrReject(row)) return null;
  return (
    <span className={s.do}>
      <Button size="sm" aria-label={copy.moveNamed({ name })} onClick={() => open({ kind: 'move', row })}>
        {copy.move}
      </Button>
      {row.can.reject.allowed && (
        <Button
          size="sm"
          kind="quiet"
          aria-label={copy.rejectNamed({ name })}
          onClick={() => open({ kind: 'reject', row })}
        >
          {copy.reject}
        </Button>
      )}
    </span>
  );
};
