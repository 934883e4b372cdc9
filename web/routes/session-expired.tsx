import { createFileRoute } from '@tanstack/react-router';
import { SessionExpiredPage } from '#web/identity/pages/session-expired-page.tsx';
import { copy } from '#web/identity/copy.ts';

export const Route = createFileRoute('/session-expired')({
  component: SessionExpiredPage,
  staticData: { title: () => copy.sessionTitle },
});
