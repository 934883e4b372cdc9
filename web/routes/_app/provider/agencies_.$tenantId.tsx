import { createFileRoute } from '@tanstack/react-router';
import { AgencyPage } from '#web/profile/pages/agency-page.tsx';
import { AgencyFeatureFlags } from '#web/team/parts/agency-flags.tsx';

export const Route = createFileRoute('/_app/provider/agencies_/$tenantId')({
  component: AgencyRoute,
  staticData: { title: async () => (await import('#web/profile/copy.ts')).verificationCopy.agency },
});

function AgencyRoute() {
  const { tenantId } = Route.useParams();
  return (
    <AgencyPage tenantId={tenantId}>
      <AgencyFeatureFlags tenantId={tenantId} />
    </AgencyPage>
  );
}
