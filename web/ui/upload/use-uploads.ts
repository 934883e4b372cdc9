import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { UploadLimits } from './limits.ts';
import { fileLimitError } from './limits.ts';

export type SendUpload<Sent> = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<Sent>;

export type UploadEntry<Sent> = {
  id: number;
  name: string;
  size: number;
  state: 'refused' | 'sending' | 'failed' | 'done';
  percent: number;
  /** The reason why the file was refused or its upload failed. */
  message: string | undefined;
  file: File;
  sent: Sent | undefined;
  /** The time at which the file was chosen or its upload last started, as `performance.now()`. */
  startedAt: number;
};

export type Uploads<Sent> = {
  entries: readonly UploadEntry<Sent>[];
  add: (files: Iterable<File>) => void;
  remove: (id: number) => void;
  retry: (id: number) => void;
};

type Options<Sent> = {
  limits: UploadLimits;
  /** Uploads a file as soon as it is chosen. Without this function, a chosen file waits until the form is sent. */
  send?: SendUpload<Sent> | undefined;
  many: boolean;
  /** Files chosen before this time have already been sent with the form and are no longer listed. */
  sentUntil?: number | undefined;
  /** Called with the current files whenever they change. */
  onChange: (entries: readonly UploadEntry<Sent>[]) => void;
  /** Called when the first upload starts, and when the last upload ends. */
  onUploading?: ((isUploading: boolean) => void) | undefined;
};

const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Holds an upload field's files and their states: refused, uploading, failed or uploaded. */
export const useUploads = <Sent>({
  limits,
  send,
  many,
  sentUntil = -1,
  onChange,
  onUploading,
}: Options<Sent>): Uploads<Sent> => {
  const [all, setEntries] = useState<readonly UploadEntry<Sent>[]>([]);
  // A refused file is never sent, so it has to be removed here once the form has been sent.
  const [clearedFor, setClearedFor] = useState(sentUntil);
  if (clearedFor !== sentUntil) {
    setClearedFor(sentUntil);
    setEntries((before) => before.filter(({ state }) => state !== 'refused'));
  }
  const entries = useMemo(() => all.filter(({ startedAt }) => startedAt > sentUntil), [all, sentUntil]);
  const nextId = useRef(1);
  const stops = useRef(new Map<number, AbortController>());
  const reportDone = useEffectEvent(onChange);
  useEffect(() => reportDone(entries.filter((entry) => entry.state === 'done')), [entries]);
  const isUploading = entries.some((entry) => entry.state === 'sending');
  const reportUploading = useEffectEvent((now: boolean) => onUploading?.(now));
  useEffect(() => reportUploading(isUploading), [isUploading]);
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const patch = useCallback((id: number, change: Partial<UploadEntry<Sent>>): void => {
    setEntries((before) => before.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  }, []);

  const start = useCallback(
    async (id: number, file: File): Promise<void> => {
      if (!send) return;
      const stop = new AbortController();
      stops.current.set(id, stop);
      patch(id, { state: 'sending', percent: 0, message: undefined, startedAt: performance.now() });
      try {
        const sent = await send(file, { onProgress: (percent) => patch(id, { percent }), signal: stop.signal });
        patch(id, { state: 'done', percent: 100, sent });
      } catch (error) {
        if (!stop.signal.aborted) patch(id, { state: 'failed', message: words(error) });
      } finally {
        stops.current.delete(id);
      }
    },
    [patch, send],
  );

  const add = useCallback(
    (files: Iterable<File>): void => {
      const startedAt = performance.now();
      const chosen = many ? [...files] : [...files].slice(0, 1);
      const made = chosen.map((file): UploadEntry<Sent> => {
        const message = fileLimitError(file, limits) ?? undefined;
        const id = nextId.current;
        nextId.current += 1;
        const waiting = send ? 'sending' : 'done';
        const state = message === undefined ? waiting : 'refused';
        return { id, name: file.name, size: file.size, state, percent: 0, message, file, sent: undefined, startedAt };
      });
      setEntries((before) => [...(many ? before.filter((entry) => entry.state !== 'refused') : []), ...made]);
      for (const entry of made) if (entry.state === 'sending') void start(entry.id, entry.file);
    },
    [limits, many, send, start],
  );

  const remove = useCallback((id: number): void => {
    stops.current.get(id)?.abort();
    setEntries((before) => before.filter((entry) => entry.id !== id));
  }, []);

  const retry = useCallback(
    (id: number): void => {
      const entry = entries.find((each) => each.id === id);
      if (entry) void start(id, entry.file);
    },
    [entries, start],
  );

  return { entries, add, remove, retry };
};
