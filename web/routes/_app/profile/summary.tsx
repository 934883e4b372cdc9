import { createFileRoute } from '@tanstack/react-router';
import { SummaryPage } from '#web/profile/pages/summary-page.tsx';

export const Route = createFileRoute('/_app/profile/summary')({
  component: SummaryPage,
  staticData: { title: async () => (await import('#web/profile/copy.ts')).summaryCopy.title },
});
