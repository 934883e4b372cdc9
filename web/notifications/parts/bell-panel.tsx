import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, RefObject } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { bellQuery, maxBellItems, type NotificationItem } from '#web/notifications/parts/bell-list.ts';
import { useMarkAllViewed } from '#web/notifications/client.ts';
import { copy } from '#web/notifications/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { useCloseThenUnmount } from '#web/ui/overlay/close-then-unmount.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { categoryName } from './category.ts';
import { RelativeTime } from './relative-time.tsx';
import { notifyViewFailed, useOpenNotification } from './use-open.ts';
import s from './bell.module.css';

type Props = { trigger: RefObject<HTMLButtonElement | null>; onClose: () => void };

/** The panel under the bell with the latest notifications, loaded when the bell is first pressed. */
export const BellPanel = ({ trigger, onClose }: Props) => {
  const { surface, close } = useCloseThenUnmount(onClose);
  const list = useQuery(bellQuery);
  const viewAll = useMarkAllViewed();
  const clear = (): void => {
    viewAll.mutate(undefined, {
      onSuccess: (count) => toast.success(copy.viewedCount({ count })),
      onError: notifyViewFailed,
    });
  };
  return (
    <Popover
      isOpen
      ref={surface}
      triggerRef={trigger}
      placement="bottom end"
      offset={4}
      className={cx(s.popover)}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <Dialog className={cx(s.panel)}>
        <header className={s.head}>
          <Heading slot="title" level={2}>
            {copy.title}
          </Heading>
          {list.data !== undefined && list.data.total > 0 && (
            <Button kind="quiet" size="sm" pending={viewAll.isPending} onClick={clear}>
              {copy.viewAllMarked}
            </Button>
          )}
        </header>
        <Latest list={list} onClose={onClose} />
        <footer className={s.foot}>
          <Link to="/activitystream/notification" onClick={onClose}>
            {copy.viewAll}
          </Link>
          <Link to="/activitystream/settings" onClick={onClose}>
            {copy.settings}
          </Link>
        </footer>
      </Dialog>
    </Popover>
  );
};

const useBellList = () => useQuery(bellQuery);

const Latest = ({ list, onClose }: { list: ReturnType<typeof useBellList>; onClose: () => void }) => {
  if (list.isError && list.data === undefined) {
    return (
      <div className={s.face}>
        <ErrorState inline title={copy.failedLoading} onRetry={() => void list.refetch()}>
          {copy.failedLoadingText}
        </ErrorState>
      </div>
    );
  }
  if (!list.data) {
    return (
      <div className={s.face}>
        <SkeletonRows rows={4} />
      </div>
    );
  }
  if (list.data.records.length === 0) {
    return (
      <div className={s.face}>
        <EmptyState inline title={copy.none}>
          {copy.noneText}
        </EmptyState>
      </div>
    );
  }
  return (
    <ul className={s.list}>
      {list.data.records.slice(0, maxBellItems).map((one) => (
        <li key={one.id}>
          <NotificationLink notification={one} onClose={onClose} />
        </li>
      ))}
    </ul>
  );
};

const NotificationLink = ({ notification, onClose }: { notification: NotificationItem; onClose: () => void }) => {
  const open = useOpenNotification();
  const go = (event: MouseEvent): void => {
    // With a modifier key the browser opens the link itself, for example in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClose();
    void open(notification);
  };
  return (
    <a className={s.item} href={notification.to} onClick={go}>
      <span>{notification.sentence}</span>
      <small>
        {categoryName(notification.category)}
        <span className={s.dot}>
          <RelativeTime at={notification.at} />
        </span>
      </small>
    </a>
  );
};
