import { createFileRoute } from '@tanstack/react-router';
import { ReceivedApplications } from '#web/applications/public.tsx';
import { copy } from '#web/applications/copy.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export const Route = createFileRoute('/_app/employer/applications')({
  component: ApplicationsRoute,
  staticData: { title: async () => (await import('#web/applications/copy.ts')).copy.received },
});

function ApplicationsRoute() {
  return (
    <>
      <PageHeader title={copy.received} />
      <ReceivedApplications />
    </>
  );
}
