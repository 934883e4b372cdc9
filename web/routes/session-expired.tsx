import { createFileRoute } from '@tanstack/react-router';
import { SessionExpiredPage } from '#web/identity/pages/session-expired-page.tsx';
import { words } from '#web/identity/words.ts';

export const Route = createFileRoute('/session-expired')({
  component: SessionExpiredPage,
  staticData: { title: () => words.sessionTitle },
});
