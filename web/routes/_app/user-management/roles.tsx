import { createFileRoute } from '@tanstack/react-router';
import { searchParams, textParam } from '#web/platform/search-params.ts';
import { RolesPage } from '#web/team/pages/roles-page.tsx';

export const Route = createFileRoute('/_app/user-management/roles')({
  validateSearch: searchParams({ role: textParam(36) }),
  component: RolesPage,
  staticData: { title: async () => (await import('#web/team/copy.ts')).copy.roles },
});
