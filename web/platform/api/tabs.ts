import type { PageSession } from '#contract/identity/shapes.ts';

/** The messages between the tabs of one browser. */
export type TabMessage =
  | { kind: 'signed-out' }
  /** The user is active in one of the tabs. */
  | { kind: 'active' }
  /** The user has been inactive in all tabs for too long. */
  | { kind: 'idle' }
  | { kind: 'renewed'; session: PageSession };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('rolecall');

/** Sends a message to the other tabs, but not to this one. */
export const broadcastToTabs = (news: TabMessage): void => channel?.postMessage(news);

/** Listens to messages from other tabs; returns a function that stops it. */
export const onTabMessage = (hear: (news: TabMessage) => void): (() => void) => {
  const listen = (event: MessageEvent<TabMessage>): void => hear(event.data);
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
};
