import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNow, viewerZone } from '#web/platform/clock.ts';
import { formatTime } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import type { BulkAction, UndoDetails } from './bulk-action.ts';
import { bulkCopy } from './bulk-copy.ts';
import { BulkRunDialog } from './bulk-run-dialog.tsx';
import {
  deleteExpiredRuns,
  discardRun,
  isSending,
  rowsInState,
  startRun,
  undoEnd,
  useBulkRuns,
  type BulkRun,
} from './bulk-runs.ts';
import s from './bulk.module.css';

/**
 * Banners for earlier runs of these actions in a list: those interrupted by a lost connection, a closed dialog or a reload, which
 * the user can continue, and those that can still be undone.
 */
export const BulkRunBanners = ({ acts, place }: { acts: readonly BulkAction[]; place: string }) => {
  const runs = useBulkRuns();
  const now = useNow(5000);
  const [opened, setOpened] = useState<{ runId: string; act: BulkAction }>();
  useEffect(() => deleteExpiredRuns(), [now]);
  const known = acts.flatMap((act) => (act.undo ? [act, act.undo.act] : [act]));

  const undo = (run: BulkRun, { undo: undoing }: BulkAction): void => {
    if (!undoing) return;
    const done = rowsInState(run, 'done');
    const stepAt = Object.fromEntries(done.map((one) => [one.row._id, one.stepAt ?? '']));
    const details = { ...run.details, stepAt } satisfies UndoDetails;
    const rows = done.map(({ row }) => row);
    setOpened({ runId: startRun({ actId: undoing.act.id, place, details }, rows), act: undoing.act });
    discardRun(run.id);
  };

  const bannerOf = (run: BulkRun) => {
    const act = known.find(({ id }) => id === run.actId);
    if (!act || run.place !== place || run.isShown || isSending(run)) return null;
    const done = rowsInState(run, 'done').length;
    const refused = rowsInState(run, 'refused').length;
    const open = rowsInState(run, 'unsent', 'lost').length;
    const end = (act.undo && undoEnd(run)) ?? 0;
    const canUndo = now < end;
    if (open === 0 && refused === 0 && !canUndo) return null;
    const title =
      done === run.rows.length ? act.words.allDone({ count: done }) : act.words.title({ done, all: run.rows.length });
    const texts = [
      open > 0 && bulkCopy.interrupted({ count: open }),
      refused > 0 && bulkCopy.refused({ count: refused }),
      open === 0 && canUndo && bulkCopy.undoUntil({ time: formatTime(end, viewerZone()) }),
    ];
    return (
      <Banner
        key={run.id}
        tone={open > 0 || refused > 0 ? 'warn' : 'info'}
        title={`${title}.`}
        action={
          <span className={s.actions}>
            {open > 0 && (
              <Button size="sm" onClick={() => setOpened({ runId: run.id, act })}>
                {bulkCopy.resume}
              </Button>
            )}
            {open === 0 && refused > 0 && (
              <Button size="sm" onClick={() => setOpened({ runId: run.id, act })}>
                {bulkCopy.showResults}
              </Button>
            )}
            {open === 0 && canUndo && (
              <Button size="sm" onClick={() => undo(run, act)}>
                {bulkCopy.undo}
              </Button>
            )}
            <Button size="sm" kind="quiet" icon aria-label={bulkCopy.dismiss} onClick={() => discardRun(run.id)}>
              <X aria-hidden="true" />
            </Button>
          </span>
        }
      >
        {texts.filter(Boolean).join(' ')}
      </Banner>
    );
  };

  return (
    <>
      {runs.map(bannerOf)}
      {opened && <BulkRunDialog key={opened.runId} {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};
