import { useCallback, useEffect, useRef, useState } from 'react';
import { saveEngagementDraft } from '#web/engagements/client.ts';
import { toDraftFields, type DraftValues } from './draft-values.ts';

export type AutosaveState = { kind: 'none' | 'saving' | 'failed' } | { kind: 'saved'; at: string };

/** The pause in typing after which the draft is saved, in milliseconds. */
const pauseMs = 1200;

/**
 * Saves the form on the server, one request at a time: `keep` saves after a pause, and `keepNow` saves at once and
 * returns the draft's ID. When the user leaves the page, pending changes are saved.
 */
export const useAutosave = (givenId: string | undefined, onBegun: (draftId: string) => void) => {
  const [state, setState] = useState<AutosaveState>({ kind: 'none' });
  const draftId = useRef(givenId);
  const waiting = useRef<DraftValues | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  const send = useCallback(async (): Promise<void> => {
    const values = waiting.current;
    if (values === null) return;
    waiting.current = null;
    setState({ kind: 'saving' });
    try {
      const known = draftId.current;
      const saved = await saveEngagementDraft({
        ...(known === undefined ? {} : { draftId: known }),
        fields: toDraftFields(values),
      });
      draftId.current = saved.draftId;
      if (known === undefined) onBegun(saved.draftId);
      setState({ kind: 'saved', at: saved.savedAt });
    } catch (error) {
      waiting.current ??= values;
      setState({ kind: 'failed' });
      throw error;
    }
  }, [onBegun]);

  const keepNow = useCallback(
    async (values: DraftValues): Promise<string | undefined> => {
      clearTimeout(timer.current);
      waiting.current = values;
      const next = underWay.current.then(send, send);
      underWay.current = next.catch(() => undefined);
      await next;
      return draftId.current;
    },
    [send],
  );

  const keep = useCallback(
    (values: DraftValues): void => {
      waiting.current = values;
      clearTimeout(timer.current);
      // A failed save is reported through the state, and the next change tries again.
      timer.current = setTimeout(() => void keepNow(values).catch(() => undefined), pauseMs);
    },
    [keepNow],
  );

  /** Stops saving, because the draft has been published or deleted. */
  const stop = useCallback((): void => {
    clearTimeout(timer.current);
    waiting.current = null;
  }, []);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (waiting.current !== null) void send().catch(() => undefined);
    },
    [send],
  );
  return { state, keep, keepNow, stop, idOf: () => draftId.current };
};
