import { createFileRoute, redirect } from '@tanstack/react-router';
import { BoardPage } from '#web/board/pages/board-page.tsx';
import { boardSearch, isBare, landing } from '#web/board/parts/board-search.ts';

export const Route = createFileRoute('/_app/engagement/board')({
  validateSearch: boardSearch,
  beforeLoad: ({ search }) => {
    if (isBare(search)) throw redirect({ to: '/engagement/board', search: landing, replace: true });
  },
  component: BoardPage,
  staticData: { title: async () => (await import('#web/board/words.ts')).words.title },
});
