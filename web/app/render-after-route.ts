import type { AnyRouter } from '@tanstack/react-router';
import { viewerZone } from '#web/platform/clock.ts';

const later = (ms = 0): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Waits until the router has found the page for a URL, so that the first render shows that page. The page is rendered
 * as a transition, which leaves room for input and paints, unlike the router's own updates. Each step is a separate
 * task. If the page is slow, its pending state is rendered.
 */
export const renderAfterRoute = async (router: AnyRouter, path: string): Promise<void> => {
  await later();
  const [routes] = router.getMatchedRoutes(path);
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
  await later();
  // The router itself renders the not-found page and errors.
  const found = router.load().catch(() => undefined);
  // Formats a date in advance, because the first call takes as long as rendering several rows: the browser loads its
  // calendars.
  setTimeout(viewerZone);
  await Promise.race([found, later(router.options.defaultPendingMs ?? 0)]);
};
