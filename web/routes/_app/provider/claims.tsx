import { createFileRoute } from '@tanstack/react-router';
import { ClaimsPage } from '#web/claims/pages/claims-page.tsx';
import { searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/provider/claims')({
  validateSearch: searchParams({ page: wholeNumber(0) }),
  component: ClaimsPage,
  staticData: { title: async () => (await import('#web/claims/copy.ts')).copy.title },
});
