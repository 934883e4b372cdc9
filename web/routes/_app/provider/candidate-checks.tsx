import { createFileRoute } from '@tanstack/react-router';
import { OwnershipChecksPage } from '#web/candidates/pages/ownership-checks-page.tsx';
import { searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/provider/candidate-checks')({
  validateSearch: searchParams({ page: wholeNumber(0) }),
  component: OwnershipChecksPage,
  staticData: { title: async () => (await import('#web/candidates/copy.ts')).copy.ownershipChecks },
});
