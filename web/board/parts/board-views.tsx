import { linkOptions } from '@tanstack/react-router';
import { boardViewNames, boardViews, type BoardViewName } from '#contract/board/rules.ts';
import type { BoardSummary } from '#contract/board/shapes.ts';
import { words } from '#web/board/words.ts';
import { LinkTabs } from '#web/ui/layout/tabs.tsx';
import { isShowing, searchOf, type BoardSearch } from './board-search.ts';

const labels = (): Record<BoardViewName, string> => ({
  open: words.viewOpen,
  fulfillment: words.viewFulfillment,
  closing: words.viewClosing,
  pending: words.viewPending,
  all: words.viewAll,
});

/** The views that everybody has, each with how much is in it; the filters below narrow them further. */
export const BoardViews = ({ search, summary }: { search: BoardSearch; summary: BoardSummary | undefined }) => {
  const named = labels();
  return (
    <LinkTabs
      label={words.views}
      tabs={boardViewNames.map((name) => ({
        id: name,
        label: named[name],
        count: summary?.views[name],
        current: isShowing(search, boardViews[name]),
        link: linkOptions({ to: '/engagement/board', search: searchOf(boardViews[name]) }),
      }))}
    />
  );
};
