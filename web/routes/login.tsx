import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { LoginPage } from '#web/identity/pages/login-page.tsx';
import { pastSignIn } from '#web/identity/parts/guards.ts';
import { words } from '#web/identity/words.ts';

export const Route = createFileRoute('/login')({
  validateSearch: z.object({ interaction: z.optional(z.string()) }),
  beforeLoad: ({ search }) => (search.interaction === undefined ? pastSignIn() : undefined),
  component: SignInPage,
  staticData: { title: () => words.title },
});

function SignInPage() {
  const { interaction } = Route.useSearch();
  return <LoginPage interaction={interaction} failed={false} />;
}
