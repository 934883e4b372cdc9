import { createFileRoute } from '@tanstack/react-router';
import { SomethingWentWrongPage } from '#web/app/pages/something-went-wrong-page.tsx';
import { copy } from '#web/app/copy.ts';

/* Not split off: what it says must be here when nothing can be fetched any more. */
export const Route = createFileRoute('/something-went-wrong')({
  codeSplitGroupings: [],
  component: SomethingWentWrongPage,
  staticData: { title: () => copy.wrong },
});
