import { createRouter } from '@tanstack/react-router';
import { routeTree } from '#web/routes.gen.ts';
import { yieldBeforeNavigate } from './yield-before-navigate.ts';
import { routerOptions } from './router-options.tsx';

/** All routes. Loaded only where somebody may be signed in: see gate-router.tsx. */
export const router = yieldBeforeNavigate(createRouter({ routeTree, ...routerOptions }));

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** The page before the offline one was scrolled so far when the network was gone. */
    scrolledTo?: number;
    /** When somebody asked for a part of the page, which may be open already. */
    askedAt?: number;
  }
  interface StaticDataRouteOption {
    /**
     * The title of the page, in the window's title after "Rolecall Agency | ". A room's words are imported for it when
     * they are wanted: routes are in the first load, and all rooms' words with them would be too.
     */
    title?: () => string | Promise<string>;
  }
}
