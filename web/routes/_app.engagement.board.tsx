import { createFileRoute, redirect } from '@tanstack/react-router';
import { BoardPage } from '#web/board/pages/board-page.tsx';
import { boardSearch, isBare, landing } from '#web/board/parts/board-search.ts';

export const Route = createFileRoute('/_app/engagement/board')({
  validateSearch: boardSearch,
  beforeLoad: async ({ search, cause, preload }) => {
    const isEntered = cause === 'enter' && !preload;
    if (!isEntered && !isBare(search)) return;
    const { askFor, landingOf } = await import('#web/board/client.ts');
    // What the page shows is on its way while the page is drawn.
    if (isEntered) askFor(isBare(search) ? landing : search);
    if (!isBare(search)) return;
    throw redirect({ to: '/engagement/board', search: await landingOf(), replace: true });
  },
  component: BoardPage,
  staticData: { title: async () => (await import('#web/board/copy.ts')).copy.title },
});
