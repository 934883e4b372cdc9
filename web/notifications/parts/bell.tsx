import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { bellQuery, maxBellItems } from '#web/notifications/parts/bell-list.ts';
import { copy } from '#web/notifications/parts/bell-copy.ts';
import { useRemotelyChangedRowKeys } from '#web/platform/live/remote-changes.ts';
import { loadAfterPaint } from '#web/platform/next-paint.ts';
import { Button } from '#web/ui/button/button.tsx';
import { announce } from '#web/ui/text/announce.ts';
import { formatNewNotificationCount, useNewNotificationCount } from './count.ts';
import s from './bell.module.css';

const BellPanel = lazy(async () => ({ default: (await loadAfterPaint(() => import('./bell-panel.tsx'))).BellPanel }));

/** The width below which the bell links to a page instead of opening a panel. */
const phone = '(max-width: 720px)';

/**
 * The bell with the count of new notifications. It opens a panel with the latest ones or, on a phone, links to their
 * page.
 */
export const Bell = () => {
  const router = useRouter();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const count = useNewNotificationCount() ?? 0;
  const { data } = useQuery(bellQuery);
  useRemotelyChangedRowKeys(
    { list: 'bell', rows: data?.records },
    (row) => row.id,
    (changed, before) => {
      // When rows are removed, older notifications move up into the list; they are not announced.
      const newest = before[0]?.at ?? '';
      for (const { at, sentence } of changed.slice(0, maxBellItems)) if (at > newest) announce(sentence);
    },
  );
  const press = (): void => {
    if (window.matchMedia(phone).matches) void router.navigate({ to: '/activitystream/notification' });
    else setOpen(!open);
  };
  return (
    <>
      <Button
        ref={trigger}
        kind="quiet"
        icon
        className={s.bell}
        aria-label={count === 0 ? copy.bell : copy.bellCount({ count: formatNewNotificationCount(count) })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
      >
        <BellIcon aria-hidden="true" />
        {count > 0 && <b aria-hidden="true">{formatNewNotificationCount(count)}</b>}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <BellPanel trigger={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
