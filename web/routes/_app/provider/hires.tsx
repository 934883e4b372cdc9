import { createFileRoute } from '@tanstack/react-router';
import { HiresPage } from '#web/candidates/pages/hires-page.tsx';
import { searchParams, textParam, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/provider/hires')({
  validateSearch: searchParams({ q: textParam(100), page: wholeNumber(0) }),
  component: HiresPage,
  staticData: { title: async () => (await import('#web/candidates/copy.ts')).copy.hires },
});
