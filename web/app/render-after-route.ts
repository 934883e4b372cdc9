import type { AnyRouter } from '@tanstack/react-router';
import { viewerZone } from '#web/platform/clock.ts';

const later = (ms = 0): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Waits until the router has found a URL's page, so that the first render shows the page. The page is rendered as a
 * transition, which leaves room for input and paints, unlike the router's own updates. Each step is a separate task. If
 * the page is slow, its pending state is rendered.
 */
export const renderAfterRoute = async (router: AnyRouter, path: string): Promise<void> => {
  await later();
  const [routes] = router.getMatchedRoutes(path);
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
  await later();
  // The router renders missing pages and errors.
  const found = router.load().catch(() => undefined);
  // Formatting the first date takes as long as rendering several rows, because the browser loads its calendars, so
  // this is done in advance.
  setTimeout(viewerZone);
  await Promise.race([found, later(router.options.defaultPendingMs ?? 0)]);
};
