import { parseSearch, stringifySearch } from '#web/platform/search.ts';
import { PageSpinner } from '#web/ui/states/spinner.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { SomethingWentWrongPage } from './pages/something-went-wrong-page.tsx';

/** The options of both route trees. */
export const routerOptions = {
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 400,
  defaultPendingMinMs: 300,
  defaultPendingComponent: PageSpinner,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: SomethingWentWrongPage,
  scrollRestoration: true,
} as const;
