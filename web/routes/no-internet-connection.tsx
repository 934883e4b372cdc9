import { createFileRoute } from '@tanstack/react-router';
import { NoInternetPage } from '#web/app/pages/no-internet-page.tsx';
import { words } from '#web/app/words.ts';

/* Not split off: what it says must be here when nothing can be fetched any more. */
export const Route = createFileRoute('/no-internet-connection')({
  codeSplitGroupings: [],
  component: NoInternetPage,
  staticData: { title: () => words.offline },
});
