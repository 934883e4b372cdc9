import { createFileRoute } from '@tanstack/react-router';
import { StaffDisputesPage } from '#web/disputes/pages/staff-disputes-page.tsx';
import { searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/provider/disputes')({
  validateSearch: searchParams({ page: wholeNumber(0) }),
  component: StaffDisputesPage,
  staticData: { title: async () => (await import('#web/disputes/copy.ts')).copy.title },
});
