import { createFileRoute } from '@tanstack/react-router';
import { SomethingWentWrongPage } from '#web/app/pages/something-went-wrong-page.tsx';
import { words } from '#web/app/words.ts';

/* Not split off: what it says must be here when nothing can be fetched any more. */
export const Route = createFileRoute('/something-went-wrong')({
  codeSplitGroupings: [],
  component: SomethingWentWrongPage,
  staticData: { title: () => words.wrong },
});
