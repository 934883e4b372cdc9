import { createFileRoute } from '@tanstack/react-router';
import { SignedIn } from './-signed-in.tsx';
import { requireSignIn } from '#web/identity/parts/guards.ts';
import { redirectToProfile } from '#web/profile/public.tsx';

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location }) => {
    await requireSignIn({ location });
    redirectToProfile(location.pathname);
  },
  component: AppRoute,
});

function AppRoute() {
  return <SignedIn />;
}
