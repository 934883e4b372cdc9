import { useCallback, useEffect, useRef, useState } from 'react';
import type { saveDraft } from '#contract/candidates/operations/submission.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import { saveDraftNow } from '#web/candidates/client.ts';

export type DraftState = { kind: 'none' | 'saving' | 'failed' } | { kind: 'saved'; at: string };
type Kept = SentInputOf<typeof saveDraft>;

/** How long nobody types before what is typed is kept. */
const pauseMs = 1000;

/**
 * Keeps what is typed on the server: `keep` is told of every change and saves after a pause; leaving the page saves at
 * once. `stop` waits for a save that is under way and lets no other begin, as when the form is handed in; what it
 * answers takes up again what was waiting.
 */
export const useDraft = () => {
  const [state, setState] = useState<DraftState>({ kind: 'none' });
  const waiting = useRef<Kept | null>(null);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stopped = useRef(false);

  const save = useCallback((): void => {
    const draft = waiting.current;
    if (draft === null) return;
    waiting.current = null;
    setState({ kind: 'saving' });
    underWay.current = saveDraftNow(draft).then(
      ({ savedAt }) => setState({ kind: 'saved', at: savedAt }),
      // What was not saved is typed still; the next key tries again.
      () => setState({ kind: 'failed' }),
    );
  }, []);

  const keep = useCallback(
    (draft: Kept): void => {
      if (stopped.current) return;
      waiting.current = draft;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, pauseMs);
    },
    [save],
  );

  const stop = useCallback(async (): Promise<() => void> => {
    const draft = waiting.current;
    stopped.current = true;
    waiting.current = null;
    clearTimeout(timer.current);
    await underWay.current;
    return () => {
      stopped.current = false;
      if (draft !== null) keep(draft);
    };
  }, [keep]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      save();
    },
    [save],
  );
  return { state, keep, stop };
};
