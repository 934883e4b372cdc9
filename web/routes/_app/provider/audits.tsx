import { createFileRoute } from '@tanstack/react-router';
import { SettledAuctionsPage } from '#web/audits/pages/settled-auctions-page.tsx';
import { searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/provider/audits')({
  validateSearch: searchParams({ page: wholeNumber(0) }),
  component: SettledAuctionsPage,
  staticData: { title: async () => (await import('#web/audits/copy.ts')).copy.title },
});
