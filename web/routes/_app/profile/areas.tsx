import { createFileRoute } from '@tanstack/react-router';
import { AreasPage } from '#web/profile/pages/areas-page.tsx';

export const Route = createFileRoute('/_app/profile/areas')({
  component: AreasPage,
  staticData: { title: async () => (await import('#web/profile/copy.ts')).copy.regions },
});
