import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import s from './layout.module.css';

type BlockProps = { title?: string; note?: ReactNode; aside?: ReactNode; children: ReactNode };

/** A region of a page: told apart from the next by a hairline, never by a box. */
export const Block = ({ title, note, aside, children }: BlockProps) => {
  const id = useId();
  return (
    <section className={s.block} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header>
          <h2 id={id}>{title}</h2>
          {note !== undefined && <small>{note}</small>}
          {aside !== undefined && <div>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  );
};

const banners = {
  warn: { Icon: TriangleAlert, className: undefined },
  info: { Icon: Info, className: s.info },
  bad: { Icon: CircleAlert, className: s.bad },
  good: { Icon: CircleCheck, className: s.good },
};

type BannerProps = { tone?: keyof typeof banners; title?: string; action?: ReactNode; children: ReactNode };

/** A state of the whole page, above it, with what to do about it. */
export const Banner = ({ tone = 'warn', title, action, children }: BannerProps) => {
  const { Icon, className } = banners[tone];
  return (
    <div className={cx(s.banner, className)} role="status">
      <Icon aria-hidden="true" />
      <p>
        {title !== undefined && <b>{title}</b>}
        {children}
      </p>
      {action !== undefined && <div className={s.bannerDo}>{action}</div>}
    </div>
  );
};
