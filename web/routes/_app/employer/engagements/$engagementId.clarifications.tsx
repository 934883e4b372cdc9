import { createFileRoute } from '@tanstack/react-router';
import { clarificationSearch } from '#web/clarifications/parts/topics/clarification-search.ts';
import { ClarificationsTab } from '#web/clarifications/public.tsx';

export const Route = createFileRoute('/_app/employer/engagements/$engagementId/clarifications')({
  validateSearch: clarificationSearch,
  component: ClarificationsRoute,
});

function ClarificationsRoute() {
  const { engagementId } = Route.useParams();
  return <ClarificationsTab engagementId={engagementId} isEmployer />;
}
