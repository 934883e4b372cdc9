import { createFileRoute } from '@tanstack/react-router';
import { CentrePage } from '#web/candidates/pages/centre-page.tsx';
import { centreSearch } from '#web/candidates/parts/centre/centre-search.ts';

export const Route = createFileRoute('/_app/candidate')({
  validateSearch: centreSearch,
  component: CentrePage,
  staticData: { title: async () => (await import('#web/candidates/copy.ts')).copy.title },
});
