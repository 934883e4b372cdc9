import { createFileRoute } from '@tanstack/react-router';
import { ClientsPage } from '#web/clients/pages/clients-page.tsx';
import { booleanParam, oneOf, searchParams, textParam, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/clients/')({
  component: ClientsPage,
  staticData: { title: async () => (await import('#web/clients/copy.ts')).copy.title },
  validateSearch: searchParams({
    q: textParam(),
    by: oneOf(['name', 'openEngagements', 'applications', 'candidatesInProcess', 'hired']),
    desc: booleanParam,
    page: wholeNumber(0),
  }),
});
