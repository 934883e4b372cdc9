import { createFileRoute } from '@tanstack/react-router';
import { oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';
import { AgenciesPage } from '#web/tenants/pages/agencies-page.tsx';

export const Route = createFileRoute('/_app/provider/agencies')({
  validateSearch: searchParams({ status: oneOf(['approved', 'pending', 'declined']), page: wholeNumber(0) }),
  component: AgenciesPage,
  staticData: { title: async () => (await import('#web/tenants/copy.ts')).copy.agencies },
});
