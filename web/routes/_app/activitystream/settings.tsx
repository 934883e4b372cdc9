import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#web/notifications/pages/settings-page.tsx';

export const Route = createFileRoute('/_app/activitystream/settings')({
  component: SettingsPage,
  staticData: { title: async () => (await import('#web/notifications/copy.ts')).copy.settingsPage },
});
