import { createFileRoute } from '@tanstack/react-router';
import { DetailsPage } from '#web/profile/pages/details-page.tsx';

export const Route = createFileRoute('/_app/profile/')({
  component: DetailsPage,
  staticData: { title: async () => (await import('#web/profile/copy.ts')).copy.details },
});
