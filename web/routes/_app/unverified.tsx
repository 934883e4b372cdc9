import { createFileRoute } from '@tanstack/react-router';
import { UnverifiedPage } from '#web/profile/pages/unverified-page.tsx';

export const Route = createFileRoute('/_app/unverified')({
  component: UnverifiedPage,
  staticData: { title: async () => (await import('#web/profile/copy.ts')).unverifiedCopy.title },
});
