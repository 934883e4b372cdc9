import { createFileRoute } from '@tanstack/react-router';
import { copy } from '#web/app/copy.ts';
import { restoreSession, NotFound } from './-not-found.tsx';

/** The route that matches every URL without its own route. */
export const Route = createFileRoute('/$')({
  beforeLoad: restoreSession,
  component: NotFound,
  staticData: { title: () => copy.notFound },
});
