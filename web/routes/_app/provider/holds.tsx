import { createFileRoute } from '@tanstack/react-router';
import { HoldsPage } from '#web/people/pages/holds-page.tsx';
import { searchParams, textParam, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/provider/holds')({
  validateSearch: searchParams({ email: textParam(254), page: wholeNumber(0) }),
  component: HoldsPage,
  staticData: { title: async () => (await import('#web/people/copy.ts')).holdCopy.title },
});
