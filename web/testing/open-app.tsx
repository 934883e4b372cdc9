import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from 'vitest-browser-react/pure';
import type { RenderResult } from 'vitest-browser-react/pure';
import { permissions } from '#contract/common/permissions.ts';
import type { PageSession } from '#contract/identity/shapes.ts';
import { routerOptions } from '#web/app/router-options.tsx';
import { yieldBeforeNavigate } from '#web/app/yield-before-navigate.ts';
import { adoptSession } from '#web/platform/api/page-session.ts';
import { localNow, setServerTime } from '#web/platform/clock.ts';
import { queryClient } from '#web/platform/queries.ts';
import type { Session } from '#web/platform/session.ts';
import { routeTree } from '#web/routes.gen.ts';

/** The owner of an approved agency, with every permission. */
export const owner: Session = {
  user: {
    id: '01900000-0000-7000-8000-00000000a001',
    firstName: 'Mara',
    lastName: 'Ellingsen',
    email: 'mara@harbour.example',
    role: 'Owner',
    photoUrl: null,
    walkthrough: false,
  },
  tenant: {
    id: '01900000-0000-7000-8000-00000000b001',
    name: 'Harbour Talent',
    side: 'agency',
    verifiedStatus: 'approved',
    isAssessmentCompleted: true,
    logoUrl: null,
  },
  permissions,
};

/** The owner of an agency that Rolecall has not approved. */
export const unapprovedOwner = (verifiedStatus: 'pending' | 'declined'): Session => ({
  ...owner,
  tenant: { ...owner.tenant, verifiedStatus },
});

const pageSession = (who: Session): PageSession => ({
  accessToken: 'token',
  expiresAt: new Date(localNow() + 600_000).toISOString(),
  sessionExpiresAt: new Date(localNow() + 28_800_000).toISOString(),
  now: new Date(localNow()).toISOString(),
  settings: { idleMinutes: 60, loginCountThreshold: 3, uploadLimitBytes: 1_000_000 },
  who: { ...who, permissions: [...who.permissions] },
});

type OpenApp = RenderResult & {
  /** Returns the path and query of the open page. */
  href: () => string;
  /** Returns the query of the open page. */
  query: () => Record<string, string>;
  back: () => void;
  /** Opens a page like a link to it. */
  open: (href: string) => Promise<void>;
};

/**
 * Opens the whole application, with its shell and all routes, at a path and query, for a signed-in user, or signed out
 * for `null`. Prepare the responses with `fakeApi` first.
 */
export const openApp = async (href: string, who: Session | null = owner): Promise<OpenApp> => {
  queryClient.clear();
  setServerTime(localNow());
  if (who) adoptSession(pageSession(who));
  const history = createMemoryHistory({ initialEntries: [href] });
  // A link under the pointer or with the focus must not load another page, for which no responses are prepared.
  const options = { routeTree, ...routerOptions, defaultPreload: false, history } as const;
  const router = yieldBeforeNavigate(createRouter(options));
  const drawn = await render(<RouterProvider router={router as never} />);
  return {
    ...drawn,
    href: () => history.location.href,
    query: () => Object.fromEntries(new URL(history.location.href, window.location.href).searchParams),
    back: () => history.back(),
    open: (next) => router.navigate({ href: next } as never),
  };
};
