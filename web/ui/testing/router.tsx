import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { RouteComponent } from '@tanstack/react-router';
import { render } from 'vitest-browser-react/pure';
import type { RenderResult } from 'vitest-browser-react/pure';
import { parseSearch, stringifySearch } from '#web/platform/search.ts';

type Drawn = RenderResult & {
  /** Returns the page's current URL. */
  href: () => string;
  /** Renders the same page again at its current URL, like a reload. */
  reload: () => Promise<Drawn>;
  back: () => void;
};

const routerAt = (history: ReturnType<typeof createMemoryHistory>, component: RouteComponent) => {
  const root = createRootRoute();
  const here = createRoute({ getParentRoute: () => root, path: '/here', component });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Elsewhere</p> });
  return createRouter({ routeTree: root.addChildren([here, elsewhere]), history, parseSearch, stringifySearch });
};

/** Renders a component that needs a router, at `/here` plus the given search. */
export const renderRoute = async (component: RouteComponent, search = ''): Promise<Drawn> => {
  const history = createMemoryHistory({ initialEntries: [`/here${search}`] });
  const router = routerAt(history, component);
  await router.load();
  const drawn = await render(<RouterProvider router={router as never} />);
  return {
    ...drawn,
    href: () => router.state.location.href,
    reload: async () => {
      await drawn.unmount();
      return renderRoute(component, router.state.location.searchStr);
    },
    back: () => history.back(),
  };
};
