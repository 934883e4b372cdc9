import { createFileRoute } from '@tanstack/react-router';
import { searchParams, textParam, wholeNumber } from '#web/platform/search-params.ts';
import { SignInResetsPage } from '#web/team/pages/sign-in-resets-page.tsx';

export const Route = createFileRoute('/_app/provider/sign-in-resets')({
  validateSearch: searchParams({ q: textParam(100), page: wholeNumber(0) }),
  component: SignInResetsPage,
  staticData: { title: async () => (await import('#web/team/copy.ts')).resetCopy.title },
});
