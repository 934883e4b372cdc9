import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { LoginPage } from '#web/identity/pages/login-page.tsx';
import { pastSignIn } from '#web/identity/parts/guards.ts';
import { words } from '#web/identity/words.ts';

export const Route = createFileRoute('/')({
  validateSearch: z.object({ failed: z.optional(z.string()) }),
  beforeLoad: pastSignIn,
  component: HomePage,
  staticData: { title: () => words.title },
});

function HomePage() {
  const { failed } = Route.useSearch();
  return <LoginPage interaction={undefined} failed={failed !== undefined} />;
}
