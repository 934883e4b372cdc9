import { createFileRoute } from '@tanstack/react-router';
import { RetentionPage } from '#web/people/pages/retention-page.tsx';

export const Route = createFileRoute('/_app/people/retention')({
  component: RetentionPage,
  staticData: { title: async () => (await import('#web/people/copy.ts')).copy.retention },
});
