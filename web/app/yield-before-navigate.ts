import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { nextPaint } from '#web/platform/next-paint.ts';

/**
 * What was pressed is seen before the page that it leads to is made: the router draws that in one piece, and meanwhile
 * a row would not look pressed and a list not be closed.
 */
export const yieldBeforeNavigate = <Router extends AnyRouter>(router: Router): Router => {
  const navigate = router.navigate.bind(router);
  const history = router.history as RouterHistory;
  router.navigate = async (options) => {
    // Where a page leads on before it is drawn, there is nothing to see first.
    if (history.subscribers.size > 0) await nextPaint();
    await navigate(options);
  };
  return router;
};
