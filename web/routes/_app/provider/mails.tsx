import { createFileRoute } from '@tanstack/react-router';
import { EmailsPage } from '#web/notifications/pages/emails-page.tsx';
import { oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/provider/mails')({
  validateSearch: searchParams({ status: oneOf(['dead', 'due', 'sent']), page: wholeNumber(0) }),
  component: EmailsPage,
  staticData: { title: async () => (await import('#web/notifications/copy.ts')).copy.mailsTitle },
});
