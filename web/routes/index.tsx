import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '#web/identity/pages/login-page.tsx';
import { redirectSignedInUser } from '#web/identity/parts/guards.ts';
import { copy } from '#web/identity/copy.ts';
import { searchParams, textParam } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/')({
  validateSearch: searchParams({ failed: textParam() }),
  beforeLoad: redirectSignedInUser,
  component: HomePage,
  staticData: { title: () => copy.title },
});

function HomePage() {
  const { failed } = Route.useSearch();
  return <LoginPage interaction={undefined} failed={failed} />;
}
