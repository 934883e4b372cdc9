import { createFileRoute } from '@tanstack/react-router';
import { CandidateCheckPage } from '#web/draft-candidates/pages/candidate-check-page.tsx';
import { requireSignIn } from '#web/identity/parts/guards.ts';
import { patternParam, searchParams, textParam } from '#web/platform/search-params.ts';

// Unreadable tokens are kept too, because signing in doesn't help a visitor with a damaged link.
const validateSearch = searchParams({ token: patternParam(/./) });
const readableToken = textParam(200);

export const Route = createFileRoute('/draft-candidates/viewer')({
  component: CandidateCheckRoute,
  validateSearch,
  beforeLoad: ({ search, location }) => (search.token === undefined ? requireSignIn({ location }) : undefined),
  staticData: { title: async () => (await import('#web/draft-candidates/copy.ts')).copy.check },
});

function CandidateCheckRoute() {
  const { token } = Route.useSearch();
  return <CandidateCheckPage token={readableToken(token)} />;
}
