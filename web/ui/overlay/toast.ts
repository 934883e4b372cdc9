import { statusTextOf } from '#web/platform/api/problem.ts';

export type ToastKind = 'success' | 'warning' | 'info' | 'error';
export type ToastEntry = { id: number; kind: ToastKind; title: string | undefined; text: string };

let toasts: readonly ToastEntry[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Toasts with an id below this were there when the person last did something. */
let seenBelow = 0;

const change = (next: readonly ToastEntry[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

const show =
  (kind: ToastKind) =>
  (text: string, title?: string): number => {
    const id = nextId;
    nextId += 1;
    change([...toasts.filter((each) => each.text !== text || each.kind !== kind), { id, kind, title, text }].slice(-4));
    return id;
  };

/** Says what happened, bottom right, politely. The title is the kind's unless one is given. */
export const toast = {
  success: show('success'),
  warning: show('warning'),
  info: show('info'),
  error: show('error'),
  /** What went wrong, in the server's words; over a 403 stands its status text. */
  problem: (error: unknown): number =>
    show('error')(error instanceof Error ? error.message : String(error), statusTextOf(error)),
  dismiss: (id: number): void => change(toasts.filter((each) => each.id !== id)),
};

/** The person presses something or goes back: whatever they do next, they have seen the toasts. */
export const markToastsSeen = (): void => {
  seenBelow = nextId;
};

/** Another page is shown. What was raised since the person acted belongs to what they did, such as "Saved" on the way. */
export const dismissSeenToasts = (): void => {
  if (toasts.some(({ id }) => id < seenBelow)) change(toasts.filter(({ id }) => id >= seenBelow));
};

export const dismissAllToasts = (): void => {
  if (toasts.length > 0) change([]);
};

export const currentToasts = (): readonly ToastEntry[] => toasts;

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
