import { createFileRoute, redirect } from '@tanstack/react-router';
import { CandidateCentrePage } from '#web/candidates/pages/centre-page.tsx';
import { CommentCount, CommentCounts } from '#web/clarifications/public.tsx';
import { centreSearch, isEmptyCentreSearch } from '#web/candidates/parts/centre/centre-search.ts';

export const Route = createFileRoute('/_app/candidate')({
  validateSearch: centreSearch,
  beforeLoad: async ({ search }) => {
    if (!isEmptyCentreSearch(search)) return;
    const { findDefaultCentreSearch } = await import('#web/candidates/parts/centre/centre-views.tsx');
    const found = await findDefaultCentreSearch();
    if (found) throw redirect({ to: '/candidate', search: found, replace: true });
  },
  component: CandidateRoute,
  staticData: { title: async () => (await import('#web/candidates/copy.ts')).copy.title },
});

function CandidateRoute() {
  return <CandidateCentrePage CommentCounts={CommentCounts} CommentCount={CommentCount} />;
}
