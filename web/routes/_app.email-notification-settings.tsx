import { createFileRoute } from '@tanstack/react-router';
import { EmailSettingsPage } from '#web/notifications/pages/email-settings-page.tsx';

export const Route = createFileRoute('/_app/email-notification-settings')({
  component: EmailSettingsPage,
  staticData: { title: async () => (await import('#web/notifications/copy.ts')).copy.emailTitle },
});
