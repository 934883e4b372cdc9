import { forbiddenStatusText } from '#web/platform/api/problem.ts';

export type ToastKind = 'success' | 'warning' | 'info' | 'error';
export type ToastEntry = { id: number; kind: ToastKind; title: string | undefined; text: string };

let toasts: readonly ToastEntry[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** The toasts with an ID below this number were already shown when the user last acted. */
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

/**
 * Functions that show a toast at the bottom right and announce it politely. The title defaults to the title for the
 * kind of toast.
 */
export const toast = {
  success: show('success'),
  warning: show('warning'),
  info: show('info'),
  error: show('error'),
  /** Shows an error in the server's words. For a 403, the title is its status text. */
  problem: (error: unknown): number =>
    show('error')(error instanceof Error ? error.message : String(error), forbiddenStatusText(error)),
  dismiss: (id: number): void => change(toasts.filter((each) => each.id !== id)),
};

/**
 * Marks the current toasts as seen. Called when the user clicks, presses a key or goes back, by which time they have
 * seen the toasts.
 */
export const markToastsSeen = (): void => {
  seenBelow = nextId;
};

/**
 * Dismisses the toasts that the user has seen. Called when the page changes. Toasts shown since the last action, for
 * example "Saved" while navigating, belong to the new page and stay.
 */
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
