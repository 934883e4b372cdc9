import { createFileRoute } from '@tanstack/react-router';
import { auditCategories } from '#contract/audit-log/states.ts';
import { AuditLogPage } from '#web/audit-log/pages/audit-log-page.tsx';
import { dayParam, oneOf, searchParams, text, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/user-management/audit-log')({
  validateSearch: searchParams({
    entries: oneOf(auditCategories),
    userId: text(36),
    lastDays: wholeNumber(1, 3660),
    from: dayParam,
    to: dayParam,
    page: wholeNumber(0),
  }),
  component: AuditLogPage,
  staticData: { title: async () => (await import('#web/audit-log/copy.ts')).copy.title },
});
