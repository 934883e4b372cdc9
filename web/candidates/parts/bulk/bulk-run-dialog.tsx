import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import { refetchSubjects } from '#web/platform/live/live-invalidation.ts';
import { Button } from '#web/ui/button/button.tsx';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import type { BulkAction } from './bulk-action.ts';
import { bulkCopy } from './bulk-copy.ts';
import {
  discardRun,
  findRun,
  isSending,
  rowsInState,
  sendRows,
  showRun,
  useBulkRuns,
  type BulkRow,
} from './bulk-runs.ts';
import s from './bulk.module.css';

const icons = { unsent: 'pending', sending: 'pending', lost: 'warn', refused: 'warn', done: 'good' } as const;

const outcomeText = ({ state, message }: BulkRow, { words }: BulkAction): string =>
  ({
    unsent: bulkCopy.unsent,
    sending: words.sending,
    lost: bulkCopy.lost({ reason: message }),
    refused: words.failed({ reason: message }),
    done: words.done,
  })[state];

/** Whether the run can be discarded with its dialog, because every row has its verdict and nothing can be undone. */
const isOver = (runId: string, act: BulkAction): boolean => {
  const run = findRun(runId);
  if (!run || isSending(run)) return false;
  return rowsInState(run, 'unsent', 'lost').length === 0 && (!act.undo || rowsInState(run, 'done').length === 0);
};

/**
 * Shows each candidate's outcome in a run and sends the rows that have no verdict yet. The user can retry those that
 * failed.
 */
export const BulkRunDialog = ({ runId, act, onClose }: { runId: string; act: BulkAction; onClose: () => void }) => {
  const queries = useQueryClient();
  const run = useBulkRuns().find(({ id }) => id === runId);
  const isMounted = useRef(false);
  const close = (): void => {
    onClose();
    if (isOver(runId, act)) discardRun(runId);
  };

  const send = async (states: readonly BulkRow['state'][]): Promise<void> => {
    const sent = await sendRows(runId, states, act);
    void refetchSubjects(queries, ['candidate', 'consent', 'submission-draft']);
    if (!sent || rowsInState(sent, 'done').length < sent.rows.length || act.showDone) return;
    // If the run can be undone, its banner replaces the toast.
    if (!act.undo) toast.success(act.words.allDone({ count: sent.rows.length }));
    // If the user has closed this dialog meanwhile, its page may show another dialog, which must stay open.
    if (isMounted.current) close();
    else if (isOver(runId, act)) discardRun(runId);
  };
  const sendFirst = useEffectEvent(() => {
    const found = findRun(runId);
    if (found && !isSending(found)) void send(['unsent', 'lost']);
  });
  useEffect(() => {
    isMounted.current = true;
    showRun(runId, true);
    sendFirst();
    return () => {
      isMounted.current = false;
      showRun(runId, false);
    };
  }, [runId]);

  if (!run) return null;
  const done = rowsInState(run, 'done');
  const failed = rowsInState(run, 'lost', 'refused');
  return (
    <Dialog
      open
      alert
      size="md"
      title={act.words.title({ done: done.length, all: run.rows.length })}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{bulkCopy.close}</Button>
          {!isSending(run) && done.length > 0 && act.after?.(run.details)}
          {failed.length > 0 && (
            <Button kind="primary" pending={isSending(run)} onClick={() => void send(['unsent', 'lost', 'refused'])}>
              {bulkCopy.retry}
            </Button>
          )}
        </>
      }
    >
      <ul className={s.results} aria-live="polite">
        {run.rows.map((one) => (
          <li key={one.row._id}>
            <b>{candidateName(one.row)}</b>
            <StatusLabel icon={icons[one.state]}>
              {act.showDone && one.state === 'done' ? act.showDone(one.answer, one.row) : outcomeText(one, act)}
            </StatusLabel>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
