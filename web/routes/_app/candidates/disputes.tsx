import { createFileRoute } from '@tanstack/react-router';
import { DisputesPage } from '#web/disputes/pages/disputes-page.tsx';
import { searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/candidates/disputes')({
  component: DisputesPage,
  validateSearch: searchParams({ page: wholeNumber(0) }),
  staticData: { title: async () => (await import('#web/disputes/copy.ts')).copy.title },
});
