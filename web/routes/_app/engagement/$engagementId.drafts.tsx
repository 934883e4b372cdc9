import { createFileRoute } from '@tanstack/react-router';
import { DraftListPage } from '#web/draft-candidates/pages/draft-list-page.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId/drafts')({ component: DraftsRoute });

function DraftsRoute() {
  const { engagementId } = Route.useParams();
  return <DraftListPage engagementId={engagementId} />;
}
