import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '#web/team/pages/security-page.tsx';

export const Route = createFileRoute('/_app/user-management/security')({
  component: SecurityPage,
  staticData: { title: async () => (await import('#web/team/copy.ts')).copy.security },
});
