import { createFileRoute } from '@tanstack/react-router';
import { lookupLists } from '#web/lookups/client.ts';
import { LookupsPage } from '#web/lookups/pages/lookups-page.tsx';
import { oneOf, searchParams, textParam, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/provider/lookups')({
  validateSearch: searchParams({ list: oneOf(lookupLists), q: textParam(), page: wholeNumber(0) }),
  component: LookupsPage,
  staticData: { title: async () => (await import('#web/lookups/copy.ts')).copy.title },
});
