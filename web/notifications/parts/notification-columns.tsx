import { Archive, Check } from 'lucide-react';
import type { NotificationState } from '#contract/notifications/states.ts';
import type { NotificationItem } from '#web/notifications/parts/bell-list.ts';
import { copy } from '#web/notifications/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { categoryName } from './category.ts';
import { RelativeTime } from './relative-time.tsx';
import s from './notifications.module.css';

type Send = (deed: 'view' | 'archive', rows: readonly NotificationItem[]) => void;

export const notificationColumns = (state: NotificationState, send: Send): readonly Column<NotificationItem>[] => [
  {
    id: 'what',
    header: copy.what,
    title: true,
    cell: (row) => <span className={row.is_seen || row.isArchive ? s.seen : undefined}>{row.sentence}</span>,
  },
  { id: 'category', header: copy.category, width: 128, stack: 'start', cell: (row) => categoryName(row.category) },
  {
    id: 'state',
    header: copy.state,
    width: 96,
    show: state === 'all' ? 'always' : 'stacked',
    stack: state === 'all' ? 'start' : 'hide',
    cell: (row) => (row.isArchive ? copy.archived : row.is_seen ? copy.viewed : copy.new),
  },
  { id: 'when', header: copy.when, width: 132, end: true, stack: 'end', cell: (row) => <RelativeTime at={row.at} /> },
  {
    id: 'does',
    header: copy.does,
    width: 104,
    end: true,
    silent: true,
    stack: 'corner',
    cell: (row) => <Deeds row={row} send={send} />,
  },
];

const Deeds = ({ row, send }: { row: NotificationItem; send: Send }) => (
  <span className={s.deeds}>
    {!row.is_seen && !row.isArchive && (
      <Button
        kind="quiet"
        size="sm"
        icon
        aria-label={copy.viewNamed({ sentence: row.sentence })}
        title={copy.view}
        onClick={() => send('view', [row])}
      >
        <Check aria-hidden="true" />
      </Button>
    )}
    {!row.isArchive && (
      <Button
        kind="quiet"
        size="sm"
        icon
        aria-label={copy.archiveNamed({ sentence: row.sentence })}
        title={copy.archive}
        onClick={() => send('archive', [row])}
      >
        <Archive aria-hidden="true" />
      </Button>
    )}
  </span>
);
