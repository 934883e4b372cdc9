import { createFileRoute } from '@tanstack/react-router';
import { EmailPage } from '#web/notifications/pages/email-page.tsx';

export const Route = createFileRoute('/_app/email-notification-settings')({
  component: EmailPage,
  staticData: { title: async () => (await import('#web/notifications/copy.ts')).copy.emailTitle },
});
