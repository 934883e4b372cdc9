import { createFileRoute } from '@tanstack/react-router';
import { copy } from '#web/app/copy.ts';
import { askWho, NotFound } from './-not-found.tsx';

/** Every address that no other route has. */
export const Route = createFileRoute('/$')({
  beforeLoad: askWho,
  component: NotFound,
  staticData: { title: () => copy.notFound },
});
