import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { RouterProvider } from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sessionExpiry } from '#web/platform/api/expiry-cookie.ts';
import { followSignOuts } from '#web/platform/api/follow-sign-outs.ts';
import { prefetchSession } from '#web/platform/api/page-session.ts';
import { isPublicPath } from './public-paths.ts';
import { createPublicRouter } from './public-router.tsx';
import { renderAfterRoute } from './render-after-route.ts';

followSignOuts();

const path = window.location.pathname;
const mayBeSignedIn = sessionExpiry() !== null;

/** Loads the tree of all routes. While it loads, the session is requested, and then the page's code. */
const wholeRouter = async (): Promise<AnyRouter> => {
  // The session isn't requested on the return from a sign-in, because the sign-in provides it.
  if (mayBeSignedIn && !isPublicPath(path) && path !== '/callback') prefetchSession();
  const { router } = await import('./router.tsx');
  await renderAfterRoute(router, path);
  return router;
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const router = isPublicPath(path) && !mayBeSignedIn ? createPublicRouter() : await wholeRouter();

startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);
