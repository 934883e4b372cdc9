import { createFileRoute } from '@tanstack/react-router';
import { ClassificationsPage } from '#web/profile/pages/classifications-page.tsx';

export const Route = createFileRoute('/_app/profile/classifications')({
  component: ClassificationsPage,
  staticData: { title: async () => (await import('#web/profile/copy.ts')).copy.classifications },
});
