import { createFileRoute } from '@tanstack/react-router';
import { CandidateCheckPage } from '#web/draft-candidates/pages/candidate-check-page.tsx';
import { searchParams, textParam } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/draft-candidates/viewer')({
  component: CandidateCheckRoute,
  validateSearch: searchParams({ token: textParam(200) }),
  staticData: { title: async () => (await import('#web/draft-candidates/copy.ts')).copy.check },
});

function CandidateCheckRoute() {
  const { token } = Route.useSearch();
  return <CandidateCheckPage token={token} />;
}
