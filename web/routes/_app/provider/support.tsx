import { createFileRoute } from '@tanstack/react-router';
import { oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';
import { SupportMessagesPage } from '#web/support/pages/messages-page.tsx';

export const Route = createFileRoute('/_app/provider/support')({
  validateSearch: searchParams({ status: oneOf(['dead', 'due']), page: wholeNumber(0) }),
  component: SupportMessagesPage,
  staticData: { title: async () => (await import('#web/support/copy.ts')).copy.messages },
});
