import { createFileRoute } from '@tanstack/react-router';
import { AuditLogPage } from '#web/audit-log/pages/audit-log-page.tsx';
import { auditLogSearch } from '#web/audit-log/parts/audit-log-search.ts';

export const Route = createFileRoute('/_app/user-management/audit-log')({
  validateSearch: auditLogSearch,
  component: AuditLogPage,
  staticData: { title: async () => (await import('#web/audit-log/copy.ts')).copy.title },
});
