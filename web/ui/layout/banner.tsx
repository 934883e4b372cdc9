import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import s from './banner.module.css';

const banners = {
  warn: { Icon: TriangleAlert, className: undefined },
  info: { Icon: Info, className: s.info },
  bad: { Icon: CircleAlert, className: s.bad },
  good: { Icon: CircleCheck, className: s.good },
};

type BannerProps = { tone?: keyof typeof banners; title?: string; action?: ReactNode; children: ReactNode };

/** A message about the whole page, shown above its content, with an action. */
export const Banner = ({ tone = 'warn', title, action, children }: BannerProps) => {
  const { Icon, className } = banners[tone];
  return (
    <div className={cx(s.banner, className, title !== undefined && s.titled)} role="status">
      <Icon aria-hidden="true" />
      <p>
        {title !== undefined && (
          <>
            <b>{title}</b>{' '}
          </>
        )}
        {children}
      </p>
      {action !== undefined && <div className={s.bannerDo}>{action}</div>}
    </div>
  );
};
