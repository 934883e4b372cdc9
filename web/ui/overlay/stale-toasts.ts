import { useEffect, useRef } from 'react';
import { getSession, subscribeToSession } from '#web/platform/session.ts';
import { dismissAllToasts, dismissSeenToasts, markToastsSeen } from './toast.ts';

/** Dismisses a page's toasts when the user leaves it, and all toasts when the session ends. */
export const useDismissStaleToasts = (page: string): void => {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    dismissSeenToasts();
  }, [page]);
  useEffect(() => {
    const events = ['pointerdown', 'keydown', 'popstate'] as const;
    for (const event of events) window.addEventListener(event, markToastsSeen, true);
    let wasSignedIn = getSession() !== null;
    const stop = subscribeToSession(() => {
      const isSignedIn = getSession() !== null;
      if (wasSignedIn && !isSignedIn) dismissAllToasts();
      wasSignedIn = isSignedIn;
    });
    return () => {
      for (const event of events) window.removeEventListener(event, markToastsSeen, true);
      stop();
    };
  }, []);
};
