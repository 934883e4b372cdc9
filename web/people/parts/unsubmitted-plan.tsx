import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { candidateName } from '#contract/candidates/rules.ts';
import type { UnsubmittedErasure } from '#contract/people/shapes/retention.ts';
import { erasuresOfUnsubmittedQuery } from '#web/people/client.ts';
import { copy } from '#web/people/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Table } from '#web/ui/table/table.tsx';
import { nextStepColumns } from './next-step-columns.tsx';
import s from './people.module.css';

const columns: readonly Column<UnsubmittedErasure>[] = [
  { id: 'name', header: copy.name, title: true, cell: candidateName },
  {
    id: 'record',
    header: copy.record,
    width: 200,
    stack: 'line',
    cell: ({ kind, lastActivity }) => (
      <span className={s.contact}>
        <span>{kind === 'draft' ? copy.draftRecord : copy.consentRecord}</span>
        <small>{copy.lastChanged({ date: formatDate(lastActivity, viewerZone()) })}</small>
      </span>
    ),
  },
  ...nextStepColumns,
];

const pages = {
  draft: '/engagement/$engagementId/drafts',
  consent: '/engagement/$engagementId/candidates',
} as const;

/** The drafts, and the consents without a submission, that will be erased next. Nothing is shown if there are none. */
export const UnsubmittedErasurePlan = () => {
  const list = useQuery(erasuresOfUnsubmittedQuery);
  if (hasFailedToLoad(list))
    return (
      <Block title={copy.neverSubmitted}>
        <ErrorState title={copy.failedPlan} onRetry={() => void list.refetch()} />
      </Block>
    );
  if (!list.data || list.data.records.length === 0) return null;
  return (
    <Block title={copy.neverSubmitted} note={copy.neverSubmittedNote}>
      <Table
        label={copy.neverSubmitted}
        columns={columns}
        rows={list.data.records}
        rowKey={({ recordId }) => recordId}
        rowName={candidateName}
        link={({ kind, engagementId }) => linkOptions({ to: pages[kind], params: { engagementId } })}
        empty={null}
      />
    </Block>
  );
};
