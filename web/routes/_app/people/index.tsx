import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage } from '#web/people/pages/people-page.tsx';
import { booleanParam, searchParams, textParam, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/people/')({
  component: PeoplePage,
  staticData: { title: async () => (await import('#web/people/copy.ts')).copy.title },
  validateSearch: searchParams({
    q: textParam(),
    due: booleanParam,
    page: wholeNumber(0),
    pageSize: wholeNumber(1, 100),
  }),
});
