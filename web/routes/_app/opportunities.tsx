import { createFileRoute } from '@tanstack/react-router';
import { OpportunitiesPage } from '#web/opportunities/pages/opportunities-page.tsx';
import { opportunitiesSearch } from '#web/opportunities/parts/search.ts';

export const Route = createFileRoute('/_app/opportunities')({
  component: OpportunitiesPage,
  validateSearch: opportunitiesSearch,
  staticData: { title: async () => (await import('#web/opportunities/copy.ts')).copy.title },
});
