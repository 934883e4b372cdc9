import { useCallback, useEffect, useRef, useState } from 'react';
import type { SentInputOf } from '#contract/common/operation.ts';
import type { saveDraft } from '#contract/candidates/operations/submission.ts';
import { saveDraftNow } from '#web/candidates/client.ts';

export type DraftState = { kind: 'none' | 'saving' | 'failed' } | { kind: 'saved'; at: string };
type Kept = SentInputOf<typeof saveDraft>;

/** How long nobody types before what is typed is kept. */
const pauseMs = 1000;

/**
 * Keeps what is typed on the server: `keep` is told of every change and saves after a pause; leaving the page saves at
 * once. `forget` stops it, when there is nothing to keep any more.
 */
export const useDraft = (): { state: DraftState; keep: (draft: Kept) => void; forget: () => void } => {
  const [state, setState] = useState<DraftState>({ kind: 'none' });
  const waiting = useRef<Kept | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const save = useCallback(async (): Promise<void> => {
    const draft = waiting.current;
    if (draft === null) return;
    waiting.current = null;
    setState({ kind: 'saving' });
    try {
      const { savedAt } = await saveDraftNow(draft);
      setState({ kind: 'saved', at: savedAt });
    } catch {
      // What was not saved is typed still; the next key tries again.
      setState({ kind: 'failed' });
    }
  }, []);

  const keep = useCallback(
    (draft: Kept): void => {
      waiting.current = draft;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pauseMs);
    },
    [save],
  );

  const forget = useCallback((): void => {
    waiting.current = null;
    clearTimeout(timer.current);
    setState({ kind: 'none' });
  }, []);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void save();
    },
    [save],
  );
  return { state, keep, forget };
};
