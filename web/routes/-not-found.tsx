import { lazy, Suspense } from 'react';
import { SignedInNotFoundPage, NotFoundPage } from '#web/app/pages/not-found-page.tsx';
import { sessionExpiry } from '#web/platform/api/expiry-cookie.ts';
import { openSession } from '#web/platform/api/page-session.ts';
import { useMaybeSession } from '#web/platform/session.ts';
import { PageSpinner } from '#web/ui/states/spinner.tsx';

/** The layout for signed-in users, loaded only if a user is signed in. */
const SignedIn = lazy(async () => ({ default: (await import('./-signed-in.tsx')).SignedIn }));

/** Determines who is signed in, if there may be a session. */
export const restoreSession = async (): Promise<void> => {
  if (sessionExpiry() !== null) await openSession();
};

/** The not-found page. For signed-in users it keeps the shell and its navigation. */
export const NotFound = () => {
  const session = useMaybeSession();
  if (!session) return <NotFoundPage />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <SignedIn>
        <SignedInNotFoundPage />
      </SignedIn>
    </Suspense>
  );
};
