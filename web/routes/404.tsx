import { createFileRoute } from '@tanstack/react-router';
import { words } from '#web/app/words.ts';
import { askWho, NotFound } from './-not-found.tsx';

export const Route = createFileRoute('/404')({
  beforeLoad: askWho,
  component: NotFound,
  staticData: { title: () => words.notFound },
});
