import { createFileRoute } from '@tanstack/react-router';
import { OwnAuditsPage } from '#web/audits/pages/own-audits-page.tsx';

export const Route = createFileRoute('/_app/audits/')({
  component: OwnAuditsPage,
  staticData: { title: async () => (await import('#web/audits/copy.ts')).copy.title },
});
