import { createFileRoute } from '@tanstack/react-router';
import { DraftPage } from '#web/draft-candidates/pages/draft-page.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId_/draft/$draftCandidateId')({
  component: DraftRoute,
  staticData: { title: async () => (await import('#web/draft-candidates/copy.ts')).copy.draft },
});

function DraftRoute() {
  const { engagementId, draftCandidateId } = Route.useParams();
  return <DraftPage key={draftCandidateId} engagementId={engagementId} draftCandidateId={draftCandidateId} />;
}
