import { createFileRoute, redirect } from '@tanstack/react-router';
import { BoardPage } from '#web/board/pages/board-page.tsx';
import { boardSearch, isEmptySearch, defaultSearch } from '#web/board/parts/board-search.ts';

export const Route = createFileRoute('/_app/engagement/board')({
  validateSearch: boardSearch,
  beforeLoad: async ({ search, cause, preload }) => {
    const isEntered = cause === 'enter' && !preload;
    if (!isEntered && !isEmptySearch(search)) return;
    const { prefetchBoard, findLandingSearch } = await import('#web/board/client.ts');
    // Fetches the data while the page is being rendered.
    if (isEntered) prefetchBoard(isEmptySearch(search) ? defaultSearch : search);
    if (!isEmptySearch(search)) return;
    throw redirect({ to: '/engagement/board', search: await findLandingSearch(), replace: true });
  },
  component: BoardPage,
  staticData: { title: async () => (await import('#web/board/copy.ts')).copy.title },
});
