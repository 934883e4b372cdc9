import { createFileRoute } from '@tanstack/react-router';
import { AddCvsPage } from '#web/candidates/pages/add-cvs-page.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId_/submit/$talentRequestId_/cvs')({
  component: AddCvsRoute,
  staticData: { title: async () => (await import('#web/candidates/parts/import/import-copy.ts')).importCopy.title },
});

function AddCvsRoute() {
  const { engagementId, talentRequestId } = Route.useParams();
  return <AddCvsPage key={talentRequestId} engagementId={engagementId} talentRequestId={talentRequestId} />;
}
