import { createFileRoute } from '@tanstack/react-router';
import { ReceivedApplications } from '#web/applications/public.tsx';
import { words } from '#web/applications/words.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export const Route = createFileRoute('/_app/employer/applications')({
  component: ApplicationsRoute,
  staticData: { title: async () => (await import('#web/applications/words.ts')).words.received },
});

function ApplicationsRoute() {
  return (
    <>
      <PageHeader title={words.received} question={words.receivedQuestion} />
      <ReceivedApplications />
    </>
  );
}
