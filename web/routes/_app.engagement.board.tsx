import { createFileRoute, redirect } from '@tanstack/react-router';
import { BoardPage } from '#web/board/pages/board-page.tsx';
import { boardSearch, isEmptyBoardSearch, defaultBoardSearch } from '#web/board/parts/board-search.ts';

export const Route = createFileRoute('/_app/engagement/board')({
  validateSearch: boardSearch,
  beforeLoad: async ({ search, cause, preload }) => {
    const isEntered = cause === 'enter' && !preload;
    if (!isEntered && !isEmptyBoardSearch(search)) return;
    const { prefetchBoard, findInitialBoardSearch } = await import('#web/board/client.ts');
    // Fetches the data while the page is being rendered.
    if (isEntered) prefetchBoard(isEmptyBoardSearch(search) ? defaultBoardSearch : search);
    if (!isEmptyBoardSearch(search)) return;
    throw redirect({ to: '/engagement/board', search: await findInitialBoardSearch(), replace: true });
  },
  component: BoardPage,
  staticData: { title: async () => (await import('#web/board/copy.ts')).copy.title },
});
