import { createFileRoute } from '@tanstack/react-router';
import { SomethingWentWrongPage } from '#web/app/pages/something-went-wrong-page.tsx';
import { copy } from '#web/app/copy.ts';

/* The error route. It isn't in a separate chunk, because its text must be available when nothing can be fetched. */
export const Route = createFileRoute('/something-went-wrong')({
  codeSplitGroupings: [],
  component: SomethingWentWrongPage,
  staticData: { title: () => copy.wrong },
});
