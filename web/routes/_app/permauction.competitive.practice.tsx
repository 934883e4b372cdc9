import { createFileRoute } from '@tanstack/react-router';
import { PracticePage } from '#web/bidding/pages/practice-page.tsx';
import { searchParams, textParam } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/permauction/competitive/practice')({
  validateSearch: searchParams({ practice: textParam(36) }),
  component: PracticeRoute,
  staticData: { title: async () => (await import('#web/bidding/copy.ts')).practicePageCopy.title },
});

function PracticeRoute() {
  const { practice } = Route.useSearch();
  return <PracticePage practiceId={practice} />;
}
