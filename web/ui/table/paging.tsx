import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '#web/platform/formats.ts';
import { cx } from '#web/ui/cx.ts';
import { copy } from '#web/ui/copy.ts';
import { pagesShown } from './pages-shown.ts';
import s from './paging.module.css';

type Props = {
  /** From 0, as the server counts. */
  page: number;
  pageSize: number;
  total: number;
  /** How many pages there are, where they are counted from elsewhere than the first record. */
  pages?: number;
  onPage: (page: number) => void;
  /** Stands between the total and the pages, such as the key of the bars above. */
  children?: ReactNode;
};

/** How many there are, and the way to the rest; nothing where one page holds them all. */
export const Paging = ({ page, pageSize, total, pages = Math.ceil(total / pageSize), onPage, children }: Props) => {
  if (pages <= 1) return children === undefined ? null : <div className={s.under}>{children}</div>;
  return (
    <div className={s.under}>
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
        {pagesShown(page, pages).map((shown, at) =>
          shown === undefined ? (
            // eslint-disable-next-line react/no-array-index-key -- a gap is known by its place alone
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
