import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { NoInternetPage } from '#web/app/pages/no-internet-page.tsx';
import { words } from '#web/app/words.ts';

/* Not split off: what it says must be here when nothing can be fetched any more. */
export const Route = createFileRoute('/no-internet-connection')({
  codeSplitGroupings: [],
  component: OfflinePage,
  staticData: { title: () => words.offline },
});

function OfflinePage() {
  const navigate = useNavigate();
  const back = useCallback(() => void navigate({ to: '/', replace: true }), [navigate]);
  return <NoInternetPage back={back} />;
}
