import { createFileRoute } from '@tanstack/react-router';
import { finishSignInRedirect } from '#web/identity/parts/guards.ts';
import { copy } from '#web/identity/copy.ts';
import { searchParams, textParam } from '#web/platform/search-params.ts';
import { PageSpinner } from '#web/ui/states/spinner.tsx';

const validateSearch = searchParams({ code: textParam(2000), state: textParam(2000), iss: textParam(2000) });

/** A route shown only while the code is exchanged. It then redirects to the start page or back to the sign-in page. */
export const Route = createFileRoute('/callback')({
  validateSearch,
  beforeLoad: ({ search, preload }) => (preload ? undefined : finishSignInRedirect(search)),
  component: PageSpinner,
  staticData: { title: () => copy.title },
});
