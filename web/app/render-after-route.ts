import type { AnyRouter } from '@tanstack/react-router';
import { viewerZone } from '#web/platform/clock.ts';

const later = (ms = 0): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Waits until the router has found the page of an address, so that the first that is drawn is the page: drawn as a
 * transition, it leaves room for keys and pictures in between, which the router's own changes never do. Each step is a
 * task of its own. Who would wait for long is shown that the page is on its way.
 */
export const renderAfterRoute = async (router: AnyRouter, path: string): Promise<void> => {
  await later();
  const [routes] = router.getMatchedRoutes(path);
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
  await later();
  // A page that is not there, or fails, is the router's to show.
  const found = router.load().catch(() => undefined);
  // The first date that a browser writes takes it as long as several rows: it gets to know calendars meanwhile.
  setTimeout(viewerZone);
  await Promise.race([found, later(router.options.defaultPendingMs ?? 0)]);
};
