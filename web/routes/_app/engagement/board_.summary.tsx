import { createFileRoute } from '@tanstack/react-router';
import { BoardSummaryPage } from '#web/board/pages/board-summary-page.tsx';

export const Route = createFileRoute('/_app/engagement/board_/summary')({
  component: BoardSummaryPage,
  staticData: { title: async () => (await import('#web/board/copy.ts')).copy.boardSummary },
});
