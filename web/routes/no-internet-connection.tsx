import { createFileRoute } from '@tanstack/react-router';
import { NoInternetPage } from '#web/app/pages/no-internet-page.tsx';
import { words } from '#web/app/words.ts';

export const Route = createFileRoute('/no-internet-connection')({
  component: NoInternetPage,
  staticData: { title: () => words.offline },
});
