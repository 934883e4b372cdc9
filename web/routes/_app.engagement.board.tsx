import { createFileRoute, redirect } from '@tanstack/react-router';
import { BoardPage } from '#web/board/pages/board-page.tsx';
import { boardSearch, isBare } from '#web/board/parts/board-search.ts';

export const Route = createFileRoute('/_app/engagement/board')({
  validateSearch: boardSearch,
  beforeLoad: async ({ search }) => {
    if (!isBare(search)) return;
    const { landingOf } = await import('#web/board/client.ts');
    throw redirect({ to: '/engagement/board', search: await landingOf(), replace: true });
  },
  component: BoardPage,
  staticData: { title: async () => (await import('#web/board/words.ts')).words.title },
});
