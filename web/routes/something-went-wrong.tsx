import { createFileRoute } from '@tanstack/react-router';
import { SomethingWentWrongPage } from '#web/app/pages/something-went-wrong-page.tsx';
import { words } from '#web/app/words.ts';

export const Route = createFileRoute('/something-went-wrong')({
  component: SomethingWentWrongPage,
  staticData: { title: () => words.wrong },
});
