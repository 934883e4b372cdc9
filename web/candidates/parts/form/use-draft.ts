import { useCallback, useEffect, useRef, useState } from 'react';
import type { saveDraft } from '#contract/candidates/operations/submission.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import { saveDraftNow } from '#web/candidates/client.ts';
import { isRetryable, Problem } from '#web/platform/api/problem.ts';

export type DraftState = { kind: 'none' | 'saving' | 'failed' | 'changed' } | { kind: 'saved'; at: string };
type DraftInput = Omit<SentInputOf<typeof saveDraft>, 'knownSavedAt'>;

/** The pause in typing after which the draft is saved, in milliseconds. */
const pauseMs = 1000;

/**
 * Saves the input on the server: `scheduleSave` receives every change and saves after a pause; leaving, closing or
 * reloading the page saves at once. `stop` waits for a save in progress and prevents others, for example during
 * submission, and returns a function that resumes pending saves. A draft that another tab has changed since
 * `knownSavedAt` isn't overwritten: nothing is saved until `keepMine` is called.
 */
export const useSubmissionDraft = (knownSavedAt: string | null) => {
  const [state, setState] = useState<DraftState>({ kind: 'none' });
  const waiting = useRef<DraftInput | null>(null);
  const inFlight = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stopped = useRef(false);
  const changed = useRef(false);
  // The known draft's save time; undefined once the user lets any draft be overwritten.
  const known = useRef<string | null | undefined>(knownSavedAt);

  const save = useCallback((isLeaving: boolean): void => {
    const draft = waiting.current;
    if (draft === null || changed.current) return;
    waiting.current = null;
    setState({ kind: 'saving' });
    const send = async (): Promise<void> => {
      try {
        const { savedAt } = await saveDraftNow({ ...draft, knownSavedAt: known.current }, isLeaving);
        known.current = savedAt;
        setState({ kind: 'saved', at: savedAt });
      } catch (error) {
        if (error instanceof Problem && error.code === 'draft-changed') {
          changed.current = true;
          waiting.current ??= draft;
          setState({ kind: 'changed' });
        } else {
          // The form still has the input, and the next change saves it again. The server may have saved this version
          // although its response was lost, so the next save may overwrite the stored draft.
          if (error instanceof Problem && isRetryable(error)) known.current = undefined;
          setState({ kind: 'failed' });
        }
      }
    };
    // Saves run one at a time, since each save names the version it is based on. A page that is closing can't wait for
    // its turn.
    const before = inFlight.current;
    if (before && isLeaving) known.current = undefined;
    const sent = before && !isLeaving ? before.then(send) : send();
    inFlight.current = sent;
    void sent.then(() => {
      if (inFlight.current === sent) inFlight.current = null;
    });
  }, []);

  const scheduleSave = useCallback(
    (draft: DraftInput): void => {
      if (stopped.current) return;
      waiting.current = draft;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save(false), pauseMs);
    },
    [save],
  );

  const stop = useCallback(async (): Promise<() => void> => {
    stopped.current = true;
    clearTimeout(timer.current);
    await inFlight.current;
    const draft = waiting.current;
    waiting.current = null;
    return () => {
      stopped.current = false;
      if (draft !== null) scheduleSave(draft);
    };
  }, [scheduleSave]);

  const keepMine = useCallback((): void => {
    changed.current = false;
    known.current = undefined;
    save(false);
  }, [save]);

  useEffect(() => {
    const leave = (): void => {
      clearTimeout(timer.current);
      save(true);
    };
    const hide = (): void => {
      if (document.visibilityState !== 'hidden') return;
      clearTimeout(timer.current);
      save(inFlight.current === null);
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      clearTimeout(timer.current);
      save(false);
    };
  }, [save]);
  return { state, scheduleSave, stop, keepMine };
};
