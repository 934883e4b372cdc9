import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '#web/identity/pages/login-page.tsx';
import { redirectSignedIn } from '#web/identity/parts/guards.ts';
import { copy } from '#web/identity/copy.ts';
import { searchParams, text } from '#web/platform/search-params.ts';

const validateSearch = searchParams({ interaction: text(500) });

export const Route = createFileRoute('/login')({
  validateSearch,
  beforeLoad: ({ search }) => (search.interaction === undefined ? redirectSignedIn() : undefined),
  component: SignInPage,
  staticData: { title: () => copy.title },
});

function SignInPage() {
  const { interaction } = Route.useSearch();
  return <LoginPage interaction={interaction} failed={undefined} />;
}
