import { createFileRoute } from '@tanstack/react-router';
import { copy } from '#web/app/copy.ts';
import { restoreSession, NotFound } from './-not-found.tsx';

export const Route = createFileRoute('/404')({
  beforeLoad: restoreSession,
  component: NotFound,
  staticData: { title: () => copy.notFound },
});
