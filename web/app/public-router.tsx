import { createRouter } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Route as missing } from '#web/routes/404.tsx';
import { Route as welcome } from '#web/routes/Agency/Welcome.tsx';
import { Route as confirm } from '#web/routes/(account)/confirm-email.tsx';
import { Route as confirmFirst } from '#web/routes/(account)/confirm-email-first.tsx';
import { Route as thankYou } from '#web/routes/Agency/ThankYouPage.tsx';
import { Route as testimonial } from '#web/routes/Agency/createtestimonial.$token.tsx';
import { Route as consent } from '#web/routes/consent.$token.tsx';
import { Route as keep } from '#web/routes/keep.$token.tsx';
import { Route as check } from '#web/routes/draft-candidates.viewer.tsx';
import { Route as root } from '#web/routes/__root.tsx';
import { Route as start } from '#web/routes/index.tsx';
import { Route as login } from '#web/routes/login.tsx';
import { Route as offline } from '#web/routes/no-internet-connection.tsx';
import { Route as privacy } from '#web/routes/privacy.tsx';
import { Route as register } from '#web/routes/(account)/register.tsx';
import { Route as resend } from '#web/routes/(account)/resend-verification.tsx';
import { Route as reset } from '#web/routes/(account)/reset-password.tsx';
import { Route as expired } from '#web/routes/session-expired.tsx';
import { Route as wrong } from '#web/routes/something-went-wrong.tsx';
import { Route as generalTerms } from '#web/routes/terms.general.tsx';
import { Route as opportunitiesTerms } from '#web/routes/terms.opportunities.tsx';
import { PageSpinner } from '#web/ui/states/spinner.tsx';
import type { publicPaths } from './public-paths.ts';
import { routerOptions } from './router-options.tsx';

/**
 * The route tree of the public pages. It is separate because the tree of all routes grows with every room, and
 * signed-out visitors should not have to load it. A test compares it with web/routes.
 */
const publicRoutes: Readonly<Record<(typeof publicPaths)[number], AnyRoute>> = {
  '/': start,
  '/404': missing,
  '/Agency/Welcome': welcome,
  '/confirm-email': confirm,
  '/confirm-email-first': confirmFirst,
  '/Agency/ThankYouPage': thankYou,
  '/Agency/createtestimonial/$token': testimonial,
  '/consent/$token': consent,
  '/keep/$token': keep,
  '/draft-candidates/viewer': check,
  '/login': login,
  '/no-internet-connection': offline,
  '/privacy': privacy,
  '/register': register,
  '/resend-verification': resend,
  '/reset-password': reset,
  '/session-expired': expired,
  '/something-went-wrong': wrong,
  '/terms/general': generalTerms,
  '/terms/opportunities': opportunitiesTerms,
};

/** Reloads the page at any other path, since those paths belong to the other route tree. */
const Elsewhere = () => {
  useEffect(() => window.location.reload(), []);
  return <PageSpinner />;
};

export const createPublicRouter = () => {
  for (const [path, route] of Object.entries(publicRoutes))
    route.update({ id: path, path, getParentRoute: () => root } as never);
  const routeTree = root._addFileChildren({ ...publicRoutes });
  return createRouter({ routeTree, ...routerOptions, defaultNotFoundComponent: Elsewhere });
};
