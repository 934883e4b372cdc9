import type { PageSession } from '#contract/identity/shapes.ts';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { kind: 'signed-out' }
  /** Somebody does something in one of the tabs. */
  | { kind: 'active' }
  /** Nobody has done anything in any of them for too long. */
  | { kind: 'idle' }
  | { kind: 'renewed'; session: PageSession };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('rolecall');

/** Tells the other tabs; this one hears nothing of it. */
export const broadcastToTabs = (news: TabMessage): void => channel?.postMessage(news);

/** Hears what other tabs tell; the answer stops it. */
export const onTabMessage = (hear: (news: TabMessage) => void): (() => void) => {
  const listen = (event: MessageEvent<TabMessage>): void => hear(event.data);
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
};
