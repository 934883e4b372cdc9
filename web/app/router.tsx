import { createRouter } from '@tanstack/react-router';
import { routeTree } from '#web/routes.gen.ts';
import { yieldBeforeNavigate } from './yield-before-navigate.ts';
import { routerOptions } from './router-options.tsx';

/** The router with all routes, loaded only if a user may be signed in: see public-router.tsx. */
export const router = yieldBeforeNavigate(createRouter({ routeTree, ...routerOptions }));

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** The scroll position of the page that was open when the connection was lost. */
    scrolledTo?: number;
    /**
     * The time at which the user followed a link to a section, which makes the page scroll there even if it is already
     * open.
     */
    askedAt?: number;
  }
  interface StaticDataRouteOption {
    /**
     * The page's title, which follows "Rolecall Agency | " in the window title. A room's copy is imported on demand,
     * because routes are loaded first and would otherwise load all rooms' copy with them.
     */
    title?: () => string | Promise<string>;
  }
}
