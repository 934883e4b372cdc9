import { createFileRoute } from '@tanstack/react-router';
import { searchParams, text } from '#web/platform/search-params.ts';
import { RolesPage } from '#web/team/pages/roles-page.tsx';

export const Route = createFileRoute('/_app/user-management/roles')({
  validateSearch: searchParams({ role: text(36) }),
  component: RolesPage,
  staticData: { title: async () => (await import('#web/team/copy.ts')).copy.roles },
});
