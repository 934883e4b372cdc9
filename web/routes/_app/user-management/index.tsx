import { createFileRoute } from '@tanstack/react-router';
import { searchParams, wholeNumber } from '#web/platform/search-params.ts';
import { UsersPage } from '#web/team/pages/users-page.tsx';

export const Route = createFileRoute('/_app/user-management/')({
  validateSearch: searchParams({ page: wholeNumber(0) }),
  component: UsersPage,
  staticData: { title: async () => (await import('#web/team/words.ts')).words.title },
});
