import { createFileRoute } from '@tanstack/react-router';
import { SubmitPage } from '#web/candidates/pages/submit-page.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId_/submit/$talentRequestId')({
  component: SubmitRoute,
  staticData: { title: async () => (await import('#web/candidates/copy.ts')).copy.submitTitle },
});

function SubmitRoute() {
  const { engagementId, talentRequestId } = Route.useParams();
  return <SubmitPage key={talentRequestId} engagementId={engagementId} talentRequestId={talentRequestId} />;
}
