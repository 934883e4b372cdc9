import { createFileRoute } from '@tanstack/react-router';
import { AppLayout } from '#web/app/app-layout.tsx';
import { setSession } from '#web/platform/session.ts';

export const Route = createFileRoute('/_app')({ component: AppRoute });

function AppRoute() {
  return <AppLayout onSignOut={() => setSession(null)} />;
}
