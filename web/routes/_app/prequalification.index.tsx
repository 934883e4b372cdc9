import { createFileRoute } from '@tanstack/react-router';
import { ClientsPage } from '#web/prequalification/pages/clients-page.tsx';
import { searchParams, text, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/prequalification/')({
  component: ClientsPage,
  staticData: { title: async () => (await import('#web/prequalification/copy.ts')).copy.title },
  validateSearch: searchParams({ q: text(), page: wholeNumber(0) }),
});
