import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { nextPaint } from '#web/platform/next-paint.ts';

/**
 * Paints the pressed state before the next page is rendered. The router renders that page without yielding, so a row
 * wouldn't look pressed in time, nor would a list close.
 */
export const yieldBeforeNavigate = <Router extends AnyRouter>(router: Router): Router => {
  const navigate = router.navigate.bind(router);
  const history = router.history as RouterHistory;
  router.navigate = async (options) => {
    // Redirects before the first render have nothing to paint.
    if (history.subscribers.size > 0) await nextPaint();
    await navigate(options);
  };
  return router;
};
