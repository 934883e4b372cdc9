import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Bookmark, ChartNoAxesColumn, Columns3 } from 'lucide-react';
import { boardViewNames, boardViews, maxExactCount, type BoardViewName } from '#contract/board/rules.ts';
import type { BoardSummary } from '#contract/board/shapes.ts';
import { boardViewCalls } from '#web/board/client.ts';
import { copy } from '#web/board/copy.ts';
import { formatLimitedCount } from '#web/platform/formats.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { LinkTabs } from '#web/ui/layout/tabs.tsx';
import { SaveView, viewsQueryOf } from '#web/views/public.tsx';
import {
  hasExactlyTheseFilters,
  isBoardView,
  toBoardViewQuery,
  toBoardSearch,
  type BoardSearch,
} from './board-search.ts';

const labels = (): Record<BoardViewName, string> => ({
  open: copy.viewOpen,
  fulfillment: copy.viewFulfillment,
  closing: copy.viewClosing,
  pending: copy.viewPending,
  all: copy.viewAll,
});

/** The predefined views with their counts, and the user's saved views. Filters narrow a view further. */
export const BoardViews = ({ search, summary }: { search: BoardSearch; summary: BoardSummary | undefined }) => {
  const named = labels();
  const { data: own = [] } = useQuery(viewsQueryOf(boardViewCalls));
  const kept = own.find(({ query }) => isBoardView(search, query));
  return (
    <LinkTabs
      label={copy.views}
      tabs={[
        ...boardViewNames.map((name) => ({
          id: name,
          label: named[name],
          count: summary && formatLimitedCount(summary.views[name], maxExactCount),
          current: kept === undefined && hasExactlyTheseFilters(search, boardViews[name]),
          link: linkOptions({ to: '/engagement/board', search: toBoardSearch(boardViews[name]) }),
        })),
        ...own.map((view) => ({
          id: view.viewId,
          label: view.name,
          icon: <Bookmark aria-hidden="true" />,
          current: view === kept,
          link: linkOptions({ to: '/engagement/board', search: toBoardSearch(view.query) }),
        })),
      ]}
      end={
        <>
          <LinkButton to="/engagement/staging" kind="quiet" size="sm" aria-label={copy.staging} title={copy.staging}>
            <Columns3 aria-hidden="true" />
          </LinkButton>
          <LinkButton
            to="/engagement/board/summary"
            kind="quiet"
            size="sm"
            aria-label={copy.boardSummary}
            title={copy.boardSummary}
          >
            <ChartNoAxesColumn aria-hidden="true" />
          </LinkButton>
          <SaveView calls={boardViewCalls} query={toBoardViewQuery(search)} views={own} shown={kept} />
        </>
      }
    />
  );
};
