import type { EmailStatus } from '#contract/notifications/states.ts';
import type { EmailRow } from '#web/notifications/client.ts';
import { copy } from '#web/notifications/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { Count } from '#web/ui/text/figures.tsx';

const momentOf = (status: EmailStatus): Column<EmailRow> => {
  const [header, at] = {
    dead: [copy.mailDiedAt, (row: EmailRow) => row.diedAt] as const,
    due: [copy.mailDueAt, (row: EmailRow) => row.dueAt] as const,
    sent: [copy.mailSentAt, (row: EmailRow) => row.sentAt] as const,
  }[status];
  return { id: 'at', header, width: 184, stack: 'line', cell: (row) => <DateText value={at(row)} time /> };
};

/** Returns the columns for emails with one status. Only failed emails can be retried. */
export const emailColumns = (status: EmailStatus, onRetry: (mail: EmailRow) => void): readonly Column<EmailRow>[] => [
  { id: 'subject', header: copy.mailSubject, title: true, cell: (row) => row.subject },
  { id: 'to', header: copy.mailTo, width: 208, stack: 'line', cell: (row) => row.to },
  { id: 'company', header: copy.mailCompany, show: 'stacked', stack: 'start', cell: (row) => row.tenantName },
  {
    id: 'attempts',
    header: copy.mailTries,
    width: 88,
    end: true,
    stack: 'end',
    stackWord: (row) => (row.attempts === 1 ? copy.mailTryWord : copy.mailTriesWord),
    cell: (row) => <Count value={row.attempts} />,
  },
  ...(status === 'sent'
    ? []
    : [
        {
          id: 'error',
          header: copy.mailSaid,
          stack: 'line',
          cell: (row: EmailRow) => row.lastError ?? '',
        } as const,
      ]),
  momentOf(status),
  ...(status === 'dead'
    ? [
        {
          id: 'actions',
          header: copy.mailActions,
          silent: true,
          width: 112,
          stack: 'line',
          cell: (row: EmailRow) => (
            <Button aria-label={copy.mailRetryNamed({ subject: row.subject })} onClick={() => onRetry(row)}>
              {copy.mailRetry}
            </Button>
          ),
        } as const,
      ]
    : []),
];
