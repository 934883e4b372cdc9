import { createFileRoute } from '@tanstack/react-router';
import { AuditedLogPage } from '#web/audits/pages/audited-log-page.tsx';

export const Route = createFileRoute('/_app/audits/$auditId/$talentRequestId')({
  component: LogRoute,
  staticData: { title: async () => (await import('#web/audits/copy.ts')).copy.log },
});

function LogRoute() {
  const { auditId, talentRequestId } = Route.useParams();
  return <AuditedLogPage key={talentRequestId} auditId={auditId} talentRequestId={talentRequestId} />;
}
