import { lazy, Suspense } from 'react';
import { NotFoundInside, NotFoundPage } from '#web/app/pages/not-found-page.tsx';
import { sessionExpiry } from '#web/platform/api/expiry-cookie.ts';
import { openSession } from '#web/platform/api/page-session.ts';
import { useMaybeSession } from '#web/platform/session.ts';
import { PageSpinner } from '#web/ui/states/spinner.tsx';

/** Loaded for signed-in people only. */
const SignedIn = lazy(async () => ({ default: (await import('./-signed-in.tsx')).SignedIn }));

/** Finds out who is signed in, where somebody may be. */
export const askWho = async (): Promise<void> => {
  if (sessionExpiry() !== null) await openSession();
};

/** An address without a page: signed-in people keep their shell, and with it the way on. */
export const NotFound = () => {
  const session = useMaybeSession();
  if (!session) return <NotFoundPage />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <SignedIn>
        <NotFoundInside />
      </SignedIn>
    </Suspense>
  );
};
