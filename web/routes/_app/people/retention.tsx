import { createFileRoute } from '@tanstack/react-router';
import { RetentionPage } from '#web/people/pages/retention-page.tsx';
import { searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/people/retention')({
  component: RetentionPage,
  validateSearch: searchParams({ page: wholeNumber(0) }),
  staticData: { title: async () => (await import('#web/people/copy.ts')).copy.retention },
});
