import { useEffect, useEffectEvent } from 'react';

/** Marks a conversation as read when it is shown, and again when messages arrive while it is open. */
export const useMarkAsReadWhileOpen = (threadId: string, unread: number, markRead: () => void): void => {
  const mark = useEffectEvent(markRead);
  useEffect(() => {
    if (unread > 0) mark();
  }, [threadId, unread]);
};
