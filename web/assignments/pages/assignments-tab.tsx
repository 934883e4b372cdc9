import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AssignmentView } from '#contract/assignments/shapes.ts';
import { assignmentsQuery, useRemoveAssignment } from '#web/assignments/client.ts';
import { AssignmentHistory } from '#web/assignments/parts/assignment-history.tsx';
import { AssignPeopleDialog } from '#web/assignments/parts/assign-people.tsx';
import { HandOverEngagementsDialog } from '#web/assignments/parts/hand-over.tsx';
import { copy } from '#web/assignments/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Avatar } from '#web/ui/indicators/avatar.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import type { Column } from '#web/ui/table/column.ts';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import s from '#web/assignments/parts/assignments.module.css';

type Deed = { what: 'remove' | 'hand-over'; of: AssignmentView };

const columnsOf = (open: ((deed: Deed) => void) | undefined): readonly Column<AssignmentView>[] => [
  {
    id: 'person',
    header: copy.person,
    title: true,
    cell: (row) => (
      <span className={s.person}>
        <Avatar name={row.name} url={row.picture} size="md" me={row.isMe} />
        <span>{row.name}</span>
        {row.isMe && <Badge tone="info">{copy.you}</Badge>}
      </span>
    ),
  },
  { id: 'email', header: copy.email, stack: 'line', cell: (row) => row.email },
  { id: 'by', header: copy.by, width: 176, show: 'wide', stack: 'hide', cell: (row) => row.createdByName },
  { id: 'since', header: copy.since, width: 120, stack: 'start', cell: (row) => <DateText value={row.createdAt} /> },
  ...(open
    ? [
        {
          id: 'actions',
          header: copy.actions,
          silent: true,
          width: 200,
          end: true,
          stack: 'end' as const,
          cell: (of: AssignmentView) => (
            <span className={s.deeds}>
              <Button
                kind="quiet"
                size="sm"
                aria-label={copy.handOverNamed({ name: of.name })}
                onClick={() => open({ what: 'hand-over', of })}
              >
                {copy.handOver}
              </Button>
              <Button
                kind="quiet"
                size="sm"
                aria-label={copy.removeNamed({ name: of.name })}
                onClick={() => open({ what: 'remove', of })}
              >
                {copy.remove}
              </Button>
            </span>
          ),
        },
      ]
    : []),
];

/** The people assigned to an engagement, and the assignment history. */
export const AssignmentsTab = ({ engagementId }: { engagementId: string }) => {
  const list = useQuery(assignmentsQuery(engagementId));
  const [isAssigning, setAssigning] = useState(false);
  const [deed, setDeed] = useState<Deed | undefined>();
  if (hasFailedToLoad(list)) {
    return <LoadError title={copy.failed} error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (!list.data) return <SkeletonRows rows={4} label={copy.loading} />;
  const { assignments, can } = list.data;
  const assign = (
    <Button size="sm" off={can.assign} onClick={() => setAssigning(true)}>
      {copy.assign}
    </Button>
  );
  const close = (): void => setDeed(undefined);
  return (
    <>
      <Block title={copy.title} note={copy.people({ count: assignments.length })} aside={assign}>
        <Table
          label={copy.title}
          columns={columnsOf(can.assign.allowed ? setDeed : undefined)}
          rows={assignments}
          rowKey={(row) => row.assignmentId}
          rowName={(row) => row.name}
          empty={
            <EmptyState inline title={copy.nobody}>
              {copy.nobodyText}
            </EmptyState>
          }
        />
      </Block>
      <AssignmentHistory engagementId={engagementId} />
      {isAssigning && <AssignPeopleDialog engagementId={engagementId} onClose={() => setAssigning(false)} />}
      {deed?.what === 'hand-over' && (
        <HandOverEngagementsDialog from={deed.of} count={1} engagementIds={[engagementId]} onClose={close} />
      )}
      {deed?.what === 'remove' && <Removal of={deed.of} onClose={close} />}
    </>
  );
};

const Removal = ({ of, onClose }: { of: AssignmentView; onClose: () => void }) => {
  const remove = useRemoveAssignment();
  return (
    <ConfirmDialog
      open
      danger
      title={copy.removeTitle({ name: of.name })}
      confirm={copy.remove}
      pending={remove.isPending}
      error={remove.error?.message}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(
          { assignmentId: of.assignmentId, engagementId: of.engagementId },
          {
            onSuccess: () => {
              toast.success(copy.saved);
              onClose();
            },
          },
        )
      }
    >
      {of.isMe ? copy.removeSelf : copy.removeText}
    </ConfirmDialog>
  );
};
