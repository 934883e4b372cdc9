import { createFileRoute } from '@tanstack/react-router';
import { searchParams, wholeNumber } from '#web/platform/search-params.ts';
import { ResponseTimesPage } from '#web/response-times/pages/response-times-page.tsx';

export const Route = createFileRoute('/_app/employer/response-times')({
  validateSearch: searchParams({ page: wholeNumber(0) }),
  component: ResponseTimesPage,
  staticData: { title: async () => (await import('#web/response-times/copy.ts')).copy.title },
});
