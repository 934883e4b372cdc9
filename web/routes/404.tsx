import { createFileRoute } from '@tanstack/react-router';
import { copy } from '#web/app/copy.ts';
import { askWho, NotFound } from './-not-found.tsx';

export const Route = createFileRoute('/404')({
  beforeLoad: askWho,
  component: NotFound,
  staticData: { title: () => copy.notFound },
});
