import { createFileRoute } from '@tanstack/react-router';
import { oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';
import { UsersPage } from '#web/team/pages/users-page.tsx';

export const Route = createFileRoute('/_app/user-management/')({
  validateSearch: searchParams({ page: wholeNumber(0), add: oneOf(['user', 'staff']) }),
  component: UsersPage,
  staticData: { title: async () => (await import('#web/team/copy.ts')).copy.title },
});
