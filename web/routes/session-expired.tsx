import { createFileRoute } from '@tanstack/react-router';
import { SessionExpiredPage } from '#web/identity/pages/session-expired-page.tsx';

export const Route = createFileRoute('/session-expired')({
  component: SessionExpiredPage,
  staticData: { title: async () => (await import('#web/identity/words.ts')).words.sessionTitle },
});
