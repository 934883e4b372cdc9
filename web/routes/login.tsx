import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '#web/identity/pages/login-page.tsx';
import { redirectSignedInUser } from '#web/identity/parts/guards.ts';
import { copy } from '#web/identity/copy.ts';
import { searchParams, textParam } from '#web/platform/search-params.ts';

const validateSearch = searchParams({ interaction: textParam(500) });

export const Route = createFileRoute('/login')({
  validateSearch,
  beforeLoad: ({ search }) => (search.interaction === undefined ? redirectSignedInUser() : undefined),
  component: SignInPage,
  staticData: { title: () => copy.title },
});

function SignInPage() {
  const { interaction } = Route.useSearch();
  return <LoginPage interaction={interaction} failed={undefined} />;
}
