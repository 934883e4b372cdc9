import { createFileRoute } from '@tanstack/react-router';
import { AddCvsPage } from '#web/candidates/pages/add-cvs-page.tsx';
import type { ImportSlots } from '#web/candidates/parts/import/import-columns.tsx';
import { ConsentOfPerson } from '#web/consents/parts/list/consent-of-person.tsx';
import { DisputeOffer } from '#web/disputes/public.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId_/submit/$talentRequestId_/cvs')({
  component: AddCvsRoute,
  staticData: { title: async () => (await import('#web/candidates/parts/import/import-copy.ts')).importCopy.title },
});

const slots: ImportSlots = {
  consent: (person) => <ConsentOfPerson {...person} />,
  dispute: (person) => <DisputeOffer person={person} />,
};

function AddCvsRoute() {
  const { engagementId, talentRequestId } = Route.useParams();
  return (
    <AddCvsPage key={talentRequestId} engagementId={engagementId} talentRequestId={talentRequestId} slots={slots} />
  );
}
