import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { RouterProvider } from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sessionExpiry } from '#web/platform/api/expiry-cookie.ts';
import { isAtGate } from './gate-paths.ts';
import { createGateRouter } from './gate-router.tsx';

/** The tree of all routes, and the page's own code on its way while the session is asked for. */
const wholeRouter = async (): Promise<AnyRouter> => {
  const { router } = await import('./router.tsx');
  const [routes] = router.getMatchedRoutes(window.location.pathname);
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
  return router;
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const router =
  isAtGate(window.location.pathname) && sessionExpiry() === null ? createGateRouter() : await wholeRouter();

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
