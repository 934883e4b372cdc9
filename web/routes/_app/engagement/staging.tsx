import { createFileRoute } from '@tanstack/react-router';
import { StagingPage } from '#web/board/pages/staging-page.tsx';
import { stagingSearch } from '#web/board/parts/staging-search.ts';

export const Route = createFileRoute('/_app/engagement/staging')({
  validateSearch: stagingSearch,
  component: StagingPage,
  staticData: { title: async () => (await import('#web/board/copy.ts')).copy.staging },
});
