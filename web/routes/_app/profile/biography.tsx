import { createFileRoute } from '@tanstack/react-router';
import { BiographyPage } from '#web/profile/pages/biography-page.tsx';

export const Route = createFileRoute('/_app/profile/biography')({
  component: BiographyPage,
  staticData: { title: async () => (await import('#web/profile/copy.ts')).biographyCopy.title },
});
