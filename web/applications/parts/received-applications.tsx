import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedApplication } from '#contract/applications/shapes.ts';
import { receivedApplicationsPageSize, receivedApplicationsQuery } from '#web/applications/client.ts';
import { copy } from '#web/applications/copy.ts';
import { FeeText } from '#web/engagements/public.tsx';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime, formatTime } from '#web/platform/formats.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { useRemotelyChangedRowKeys } from '#web/platform/live/remote-changes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { announce } from '#web/ui/text/announce.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { DecideApplicationDialog, type PendingDecision } from './decide-dialog.tsx';
import { ReceivedApplicationDialog } from './received-dialog.tsx';
import { StatusText } from './status-text.tsx';
import s from './received.module.css';

/** The applications to one or all of the employer's engagements, and how many of them await a decision. */
export const ReceivedApplications = ({ engagementId }: { engagementId?: string }) => {
  const [page, setPage] = useState(0);
  const [deciding, setDeciding] = useState<PendingDecision | null>(null);
  const [shown, setShown] = useState<ReceivedApplication | null>(null);
  const received = useQuery(receivedApplicationsQuery(engagementId, page));
  const total = received.isPlaceholderData ? undefined : received.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: receivedApplicationsPageSize, total }, setPage);
  const rows = isPastEnd ? undefined : received.data?.records;
  const changed = useRemotelyChangedRowKeys(
    { list: `${engagementId ?? ''} ${String(page)}`, rows, isPlaceholderData: received.isPlaceholderData },
    (row) => row.applicationId,
    (of, before) => announce(of.map((row) => changeWords(row, before)).join(' ')),
  );
  if (hasFailedToLoad(received))
    return (
      <ErrorState title={copy.receivedFailed} onRetry={() => void received.refetch()}>
        {received.error?.message}
      </ErrorState>
    );
  return (
    <>
      <Table
        label={copy.received}
        columns={columnsOf(engagementId === undefined, setDeciding, setShown)}
        rows={rows}
        changed={changed}
        busy={received.isPlaceholderData}
        rowKey={(row) => row.applicationId}
        rowName={(row) => row.supplierName}
        skeletonRows={3}
        empty={<EmptyState title={copy.receivedNone}>{copy.receivedNoneText}</EmptyState>}
      />
      {received.data && (
        <Paging page={page} pageSize={receivedApplicationsPageSize} total={received.data.total} onPage={setPage} />
      )}
      {shown && (
        <ReceivedApplicationDialog application={rows?.find(isSame(shown)) ?? shown} onClose={() => setShown(null)} />
      )}
      {deciding && (
        <DecideApplicationDialog
          {...deciding}
          application={
            rows?.find((row) => row.applicationId === deciding.application.applicationId) ?? deciding.application
          }
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  );
};

const isSame =
  (one: ReceivedApplication) =>
  ({ applicationId }: ReceivedApplication): boolean =>
    applicationId === one.applicationId;

const changeWords = (row: ReceivedApplication, before: readonly ReceivedApplication[]): string => {
  const isNew = !before.some(({ applicationId }) => applicationId === row.applicationId);
  return (isNew ? copy.newApplication : copy.changedApplication)({ agency: row.supplierName });
};

type Decide = (deciding: PendingDecision) => void;
type Show = (row: ReceivedApplication) => void;

/**
 * Returns the deadline for the new tender if one was requested; otherwise the reason for the status, and the time until
 * which it can be undone; or, if there is neither, the name of the person who made the decision.
 */
const settledWords = ({
  reason,
  undoUntil,
  rebidDueAt,
  decidedByName,
  applicationStatus,
}: ReceivedApplication): string | null => {
  if (rebidDueAt !== null) return copy.rebidOpen({ time: formatDateTime(rebidDueAt, viewerZone()) });
  const undoable = undoUntil === null ? [] : [copy.undoable({ time: formatTime(undoUntil, viewerZone()) })];
  const why = [...(reason === null ? [] : [reason]), ...undoable];
  if (why.length > 0) return why.join('. ');
  return decidedByName === null ? null : copy.decidedWhen({ status: applicationStatus, name: decidedByName });
};

const columnsOf = (withEngagement: boolean, decide: Decide, show: Show): readonly Column<ReceivedApplication>[] => [
  { id: 'agency', header: copy.agency, title: true, cell: (row) => row.supplierName },
  ...(withEngagement
    ? [
        {
          id: 'engagement',
          header: copy.engagement,
          stack: 'line',
          cell: (row: ReceivedApplication) => row.engagementTitle,
        } as const,
      ]
    : []),
  { id: 'fee', header: copy.fee, width: 216, stack: 'line', cell: (row) => <FeeCell row={row} /> },
  { id: 'location', header: copy.location, width: 148, show: 'wide', stack: 'start', cell: (row) => row.location },
  {
    id: 'applied',
    header: copy.applied,
    width: 112,
    stack: 'corner',
    cell: (row) => <DateText value={row.appliedAt} />,
  },
  {
    id: 'status',
    header: copy.status,
    width: 124,
    stack: 'end',
    cell: (row) => <StatusText id={row.applicationStatusId} status={row.applicationStatus} />,
  },
  {
    id: 'decision',
    header: copy.decision,
    width: 264,
    stack: 'line',
    cell: (row) => <DecisionCell row={row} decide={decide} show={show} />,
  },
];

const FeeCell = ({ row }: { row: ReceivedApplication }) => {
  if (row.fee === null) return copy.priceIsTheBid;
  return (
    <>
      <FeeText fee={row.fee} currency={row.fee.currencyCode} />
      {row.isTendered && <span className={s.quiet}> {copy.tendered}</span>}
    </>
  );
};

/**
 * Shows two buttons while the employer has to decide, and afterwards who decided and why. A third button opens the
 * other details.
 */
const DecisionCell = ({ row, decide, show }: { row: ReceivedApplication; decide: Decide; show: Show }) => (
  <span className={s.settled}>
    {row.can.decide.allowed ? (
      <>
        <Button
          size="sm"
          kind="primary"
          aria-label={copy.approveNamed({ agency: row.supplierName })}
          onClick={() => decide({ application: row, decision: 'approve' })}
        >
          {copy.approve}
        </Button>
        <Button
          size="sm"
          aria-label={copy.declineNamed({ agency: row.supplierName })}
          onClick={() => decide({ application: row, decision: 'decline' })}
        >
          {copy.decline}
        </Button>
      </>
    ) : (
      <span>{settledWords(row)}</span>
    )}
    <Button size="sm" kind="quiet" aria-label={copy.detailsOf({ agency: row.supplierName })} onClick={() => show(row)}>
      {copy.details}
    </Button>
  </span>
);
