import { createFileRoute } from '@tanstack/react-router';
import { ClientHistoryPage } from '#web/profile/pages/client-history-page.tsx';

export const Route = createFileRoute('/_app/profile/client-history')({
  component: ClientHistoryPage,
  staticData: { title: async () => (await import('#web/profile/copy.ts')).historyCopy.title },
});
