import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseSearch, stringifySearch } from '#web/platform/search.ts';
import { setSession } from '#web/platform/session.ts';
import { GalleryPage } from './gallery-page.tsx';
import { galleryUser } from './gallery-user.ts';

/*
 * The component gallery, for development only. It is a separate page, so that builds of the product don't contain it.
 */

setSession(galleryUser);

const rootRoute = createRootRoute({ component: GalleryPage });
const routes = ['/gallery', '/$'].map((path) => createRoute({ getParentRoute: () => rootRoute, path }));
const router = createRouter({ routeTree: rootRoute.addChildren(routes), parseSearch, stringifySearch });

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
