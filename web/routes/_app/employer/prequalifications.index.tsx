import { createFileRoute } from '@tanstack/react-router';
import { ReceivedPrequalificationsPage } from '#web/prequalification/pages/received-page.tsx';
import { searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/employer/prequalifications/')({
  component: ReceivedPrequalificationsPage,
  staticData: { title: async () => (await import('#web/prequalification/copy.ts')).copy.receivedTitle },
  validateSearch: searchParams({ status: wholeNumber(1, 5), page: wholeNumber(0) }),
});
