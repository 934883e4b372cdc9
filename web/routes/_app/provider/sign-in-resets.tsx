import { createFileRoute } from '@tanstack/react-router';
import { SignInResetsPage } from '#web/team/pages/sign-in-resets-page.tsx';

export const Route = createFileRoute('/_app/provider/sign-in-resets')({
  component: SignInResetsPage,
  staticData: { title: async () => (await import('#web/team/copy.ts')).resetCopy.title },
});
