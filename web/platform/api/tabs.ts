import type { PageSession } from '#contract/identity/shapes.ts';

/** The messages between the tabs of one browser. */
export type TabMessage =
  | { kind: 'signed-out' }
  /** Sent when the user wanted to sign out but the server didn't respond. All data is deleted; the session may be open. */
  | { kind: 'data-deleted' }
  /** Sent when the user is active in one of the tabs. */
  | { kind: 'active' }
  /** Sent when the user has been inactive in all tabs for too long. */
  | { kind: 'idle' }
  | { kind: 'renewed'; session: PageSession };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('rolecall');

/** Sends a message to all other tabs. */
export const broadcastToTabs = (news: TabMessage): void => channel?.postMessage(news);

/** Calls the listener with messages from other tabs; returns a function that unsubscribes it. */
export const onTabMessage = (hear: (news: TabMessage) => void): (() => void) => {
  const listen = (event: MessageEvent<TabMessage>): void => hear(event.data);
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
};
