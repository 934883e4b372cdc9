import { useQuery } from '@tanstack/react-query';
import { startTransition, useCallback, useMemo, useState } from 'react';
import type { ReceivedCandidates } from '#contract/candidates/shapes.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { engagementCandidatesQuery } from '#web/candidates/client.ts';
import { PipelineColumnView } from '#web/candidates/parts/pipeline/pipeline-column.tsx';
import {
  canDropCandidate,
  pipelineColumns,
  type PipelineCandidate,
  type PipelineColumn,
} from '#web/candidates/parts/pipeline/pipeline-columns.ts';
import { pipelineCopy } from '#web/candidates/parts/pipeline/pipeline-copy.ts';
import { BulkRunBanners } from '#web/candidates/parts/bulk/bulk-run-banners.tsx';
import { employerBulkActions, recordMove, recordRejection } from '#web/candidates/parts/bulk/undo-records.ts';
import { MoveDialog } from '#web/candidates/parts/steps/move-dialog.tsx';
import { RejectDialog } from '#web/candidates/parts/steps/reject-dialog.tsx';
import { summarizeChanges } from '#web/candidates/parts/viewer/change-summary.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { useRemotelyChangedRowKeys } from '#web/platform/live/remote-changes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { EmptyState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { announce } from '#web/ui/text/announce.ts';
import s from '#web/candidates/parts/pipeline/pipeline.module.css';

/**
 * The confirmation to show: a rejection, or a move. If the user dropped the candidate on a step, that step is included.
 */
type Asked = { candidate: PipelineCandidate; to?: PipelineColumn['statusId'] };

/** Returns the candidates as the server lists them, without data of their talent requests, which others change too. */
const rowsOf = (received: ReceivedCandidates | undefined) =>
  received?.talentRequests.flatMap(({ candidates }) => candidates);

/** Returns the columns, all their candidates, and the list through which the user can move in the viewer. */
const boardOf = (received: ReceivedCandidates | undefined) => {
  const columns = received ? pipelineColumns(received) : [];
  const all = columns.flatMap(({ candidates }) => candidates);
  return { columns, all, candidateList: all.map(({ _id: candidateId }) => ({ candidateId })) };
};

/** The employer's candidates for an engagement, as a board with a column for each step. */
export const PipelineTab = ({ engagementId }: { engagementId: string }) => {
  const found = useQuery(engagementCandidatesQuery(engagementId));
  const { columns, all, candidateList } = useMemo(() => boardOf(found.data), [found.data]);
  /** The dragged candidate, as it was when the drag began. */
  const [draggedFrom, setDraggedFrom] = useState<PipelineCandidate>();
  const [asked, setAsked] = useState<Asked>();
  const [movedIds, setMovedIds] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => rowsOf(found.data), [found.data]);
  const changedIds = useRemotelyChangedRowKeys(
    { list: engagementId, rows },
    ({ _id }) => _id,
    (of, before, after) => announce(summarizeChanges(of, before, after)),
  );
  const find = useCallback((id: string | undefined) => all.find(({ _id }) => _id === id), [all]);
  // A transition, so that the click or the drop is painted before the dialog is rendered.
  const onDrop = useCallback(
    (candidateId: string, to: PipelineColumn['statusId']) => {
      setDraggedFrom(undefined);
      const candidate = find(candidateId);
      if (candidate) startTransition(() => setAsked({ candidate, to }));
    },
    [find],
  );
  const onMove = useCallback((candidate: PipelineCandidate) => startTransition(() => setAsked({ candidate })), []);
  const onReject = useCallback(
    (candidate: PipelineCandidate) => startTransition(() => setAsked({ candidate, to: candidateStatus.rejected })),
    [],
  );
  const dragged = find(draggedFrom?._id);
  // If a live update moves or removes the dragged card, the card is unmounted, and the browser doesn't report the end of
  // the drag.
  if (draggedFrom && dragged?.candidateStatusId !== draggedFrom.candidateStatusId) setDraggedFrom(undefined);
  if (hasFailedToLoad(found)) {
    return <LoadError title={pipelineCopy.failed} error={found.error} onRetry={() => void found.refetch()} />;
  }
  if (!found.data) return <SkeletonRows rows={4} label={pipelineCopy.loading} />;
  // If the candidate leaves the board, the dialog stays open with what has been typed.
  const current = find(asked?.candidate._id);
  const candidate = current ?? asked?.candidate;
  const close = (): void => setAsked(undefined);
  const markMoved = ({ _id }: { _id: string }): void => setMovedIds((before) => new Set([...before, _id]));
  return (
    <>
      <BulkRunBanners acts={employerBulkActions} place={engagementId} />
      {all.length === 0 ? (
        <EmptyState title={pipelineCopy.none}>{pipelineCopy.noneText}</EmptyState>
      ) : (
        <>
          <p className={s.hint}>{pipelineCopy.hint}</p>
          <div className={s.columns}>
            {columns.map((column) => (
              <PipelineColumnView
                key={column.statusId}
                column={column}
                namesRequest={found.data.talentRequests.length > 1}
                movedIds={movedIds}
                changedIds={changedIds}
                candidateList={candidateList}
                accepts={dragged !== undefined && canDropCandidate(dragged, column)}
                onDrag={setDraggedFrom}
                onDrop={onDrop}
                onMove={onMove}
                onReject={onReject}
              />
            ))}
          </div>
        </>
      )}
      {candidate && asked?.to === candidateStatus.rejected && (
        <RejectDialog
          candidate={candidate}
          isGone={!current}
          onRejected={(rejected) => {
            markMoved(rejected);
            recordRejection(engagementId, rejected);
          }}
          onClose={close}
        />
      )}
      {candidate && asked && asked.to !== candidateStatus.rejected && (
        <MoveDialog
          candidate={candidate}
          isGone={!current}
          to={asked.to}
          onMoved={(moved) => {
            markMoved(moved);
            recordMove(engagementId, moved);
          }}
          onClose={close}
        />
      )}
    </>
  );
};
