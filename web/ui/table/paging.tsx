import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '#web/platform/formats.ts';
import { cx } from '#web/ui/cx.ts';
import { copy } from '#web/ui/copy.ts';
import { visiblePages } from './visible-pages.ts';
import s from './paging.module.css';

type Props = {
  /** The current page, counted from 0 as on the server. */
  page: number;
  pageSize: number;
  total: number;
  /** The number of pages, if it can't be computed from the total. */
  pages?: number;
  onPage: (page: number) => void;
  /** Content between the total and the page buttons, for example the legend for the bars above. */
  children?: ReactNode;
};

/** The total and the page buttons. If there is only one page, neither is shown. */
export const Paging = ({ page, pageSize, total, pages = Math.ceil(total / pageSize), onPage, children }: Props) => {
  if (pages <= 1)
    return children === undefined ? null : (
      <div className={s.under} data-edge-to-edge="">
        {children}
      </div>
    );
  return (
    <div className={s.under} data-edge-to-edge="">
      <span className={s.total}>{copy.total({ count: formatCount(total) })}</span>
      {children}
      <nav className={s.pager} aria-label={copy.pages}>
        <button
          type="button"
          className={cx(page === 0 && s.gone)}
          aria-label={copy.previousPage}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        {visiblePages(page, pages).map((shown, at) =>
          shown === undefined ? (
            // eslint-disable-next-line react/no-array-index-key -- gaps have no identity besides their position
            <span key={`gap-${at}`} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={shown}
              type="button"
              aria-label={copy.page({ page: shown + 1 })}
              aria-current={shown === page ? 'page' : undefined}
              onClick={() => onPage(shown)}
            >
              {shown + 1}
            </button>
          ),
        )}
        <button
          type="button"
          className={cx(page >= pages - 1 && s.gone)}
          aria-label={copy.nextPage}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      </nav>
    </div>
  );
};
