import type { PageSession } from '#contract/identity/shapes.ts';

/** What the tabs of one browser tell each other. */
export type TabNews =
  | { kind: 'signed-out' }
  /** Somebody does something in one of the tabs. */
  | { kind: 'active' }
  /** Nobody has done anything in any of them for too long. */
  | { kind: 'idle' }
  | { kind: 'renewed'; session: PageSession };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('rolecall');

/** Tells the other tabs; this one hears nothing of it. */
export const tellTabs = (news: TabNews): void => channel?.postMessage(news);

/** Hears what other tabs tell; the answer stops it. */
export const hearTabs = (hear: (news: TabNews) => void): (() => void) => {
  const listen = (event: MessageEvent<TabNews>): void => hear(event.data);
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
};
