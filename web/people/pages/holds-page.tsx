import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import type { Hold } from '#contract/people/shapes/holds.ts';
import { holdsPageSize as pageSize, holdsQuery, useLiftHold } from '#web/people/client.ts';
import { holdCopy as copy } from '#web/people/copy.ts';
import { HoldSearch } from '#web/people/parts/hold-search.tsx';
import s from '#web/people/parts/people.module.css';
import { Problem } from '#web/platform/api/problem.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { useFilters } from '#web/platform/filters.ts';
import { formatDate } from '#web/platform/formats.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

const nameOf = (hold: Hold): string => (hold.lastName === '' ? copy.erasedPerson : candidateName(hold));

const stateOf = ({ lifted, liftedByName }: Hold): string =>
  lifted === null ? copy.current : copy.ended({ date: formatDate(lifted, viewerZone()), name: liftedByName ?? '' });

const columnsOf = (onLift: (hold: Hold) => void): readonly Column<Hold>[] => [
  {
    id: 'name',
    header: copy.person,
    title: true,
    width: 264,
    cell: (hold) => (
      <span className={s.contact}>
        <span>{nameOf(hold)}</span>
        <small>{hold.agencyName}</small>
      </span>
    ),
  },
  { id: 'reason', header: copy.reason, stack: 'line', cell: (hold) => <p className={s.reason}>{hold.reason}</p> },
  {
    id: 'since',
    header: copy.since,
    width: 176,
    stack: 'line',
    cell: (hold) => (
      <span className={s.contact}>
        <DateText value={hold.placed} />
        <small>{copy.by({ name: hold.placedByName })}</small>
      </span>
    ),
  },
  {
    id: 'state',
    header: copy.state,
    width: 176,
    stack: 'start',
    cell: (hold) =>
      hold.lifted === null ? (
        <Button size="sm" onClick={() => onLift(hold)}>
          {copy.lift}
        </Button>
      ) : (
        stateOf(hold)
      ),
  },
];

const LiftHold = ({ hold, onClose }: { hold: Hold; onClose: () => void }) => {
  const lift = useLiftHold();
  const name = nameOf(hold);
  return (
    <ConfirmDialog
      open
      title={copy.liftTitle({ name })}
      confirm={copy.lift}
      pending={lift.isPending}
      error={lift.error instanceof Problem ? lift.error.message : undefined}
      onConfirm={() =>
        lift.mutate(
          { holdId: hold.holdId },
          {
            onSuccess: () => {
              toast.success(copy.lifted({ name }));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {copy.liftText}
    </ConfirmDialog>
  );
};

/** The people whose data must be kept, for Rolecall's staff, who place and end holds. */
export const HoldsPage = () => {
  const { search, set } = useFilters<{ email?: string | undefined; page?: number | undefined }>();
  const { email = '', page = 0 } = search;
  const list = useQuery(holdsQuery(page));
  const [lifting, setLifting] = useState<Hold | null>(null);
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize, total }, (last) => set({ page: last }, true));
  return (
    <>
      <PageHeader title={copy.title} fact={list.data && copy.holdCount({ count: list.data.total })} />
      <HoldSearch email={email} onSearch={(found) => set({ email: found === '' ? undefined : found })} />
      <Block title={copy.list}>
        {hasFailedToLoad(list) ? (
          <ErrorState title={copy.failed} onRetry={() => void list.refetch()} />
        ) : (
          <Table
            label={copy.list}
            columns={columnsOf(setLifting)}
            rows={isPastEnd ? undefined : list.data?.records}
            busy={list.isPlaceholderData}
            rowKey={({ holdId }) => holdId}
            rowName={nameOf}
            empty={<EmptyState title={copy.none}>{copy.noneText}</EmptyState>}
          />
        )}
        {list.data && list.data.total > 0 && (
          <Paging page={page} pageSize={pageSize} total={list.data.total} onPage={(next) => set({ page: next })} />
        )}
      </Block>
      {lifting && <LiftHold hold={lifting} onClose={() => setLifting(null)} />}
    </>
  );
};
