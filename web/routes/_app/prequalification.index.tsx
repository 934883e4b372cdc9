import { createFileRoute } from '@tanstack/react-router';
import { PrequalificationClientsPage } from '#web/prequalification/pages/clients-page.tsx';
import { searchParams, textParam, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/prequalification/')({
  component: PrequalificationClientsPage,
  staticData: { title: async () => (await import('#web/prequalification/copy.ts')).copy.title },
  validateSearch: searchParams({ q: textParam(), page: wholeNumber(0) }),
});
