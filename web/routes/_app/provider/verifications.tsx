import { createFileRoute } from '@tanstack/react-router';
import { VerificationsPage } from '#web/profile/pages/verifications-page.tsx';
import { searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/provider/verifications')({
  validateSearch: searchParams({ page: wholeNumber(0) }),
  component: VerificationsPage,
  staticData: { title: async () => (await import('#web/profile/copy.ts')).verificationCopy.title },
});
