import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '#web/platform/search.ts';
import { routeTree } from '#web/routes.gen.ts';
import { PageSpinner } from '#web/ui/face/spinner.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { SomethingWentWrongPage } from './pages/something-went-wrong-page.tsx';

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 400,
  defaultPendingMinMs: 300,
  defaultPendingComponent: PageSpinner,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: SomethingWentWrongPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /**
     * The title of the page, in the window's title after "Rolecall Agency | ". A room's words are imported for it when
     * they are wanted: routes are in the first load, and all rooms' words with them would be too.
     */
    title?: () => string | Promise<string>;
  }
}
