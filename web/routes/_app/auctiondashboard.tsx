import { createFileRoute } from '@tanstack/react-router';
import { AuctionDashboardPage } from '#web/board/pages/auction-dashboard-page.tsx';
import { dashboardSearch } from '#web/board/parts/dashboard-search.ts';

export const Route = createFileRoute('/_app/auctiondashboard')({
  validateSearch: dashboardSearch,
  component: AuctionDashboardPage,
  staticData: { title: async () => (await import('#web/board/copy.ts')).copy.dashboard },
});
