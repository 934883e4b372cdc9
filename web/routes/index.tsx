import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '#web/identity/pages/login-page.tsx';
import { redirectSignedIn } from '#web/identity/parts/guards.ts';
import { copy } from '#web/identity/copy.ts';
import { searchParams, text } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/')({
  validateSearch: searchParams({ failed: text() }),
  beforeLoad: redirectSignedIn,
  component: HomePage,
  staticData: { title: () => copy.title },
});

function HomePage() {
  const { failed } = Route.useSearch();
  return <LoginPage interaction={undefined} failed={failed} />;
}
