import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { OutputOf } from '#contract/common/operation.ts';
import type { readStaging } from '#contract/board/operations/engagement.ts';
import { stagingQuery } from '#web/board/client.ts';
import { copy } from '#web/board/copy.ts';
import { engagementKindAndNumber, LoadError } from '#web/engagements/public.tsx';
import { now, viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { buttonClass } from '#web/ui/button/button-style.ts';
import { EmptyState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PendingAction } from '#web/ui/indicators/status.tsx';
import { StageProgress } from '#web/ui/indicators/stage-progress.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { useLeaveClosedEngagement } from './engagement-next-step.tsx';
import { requestColumns } from './request-columns.tsx';
import { selectedStageOf, type StagingSearch } from './staging-search.ts';
import s from './staging.module.css';

type Staged = OutputOf<typeof readStaging>;

/**
 * Returns a text that says whether the engagement has completed the selected stage, is in it, or has yet to reach it.
 */
const askedWords = ({ asked, stages, stage, closingAt }: Staged) => {
  if (!asked) return copy.notThisStage;
  if (asked.stage === stage) {
    return Date.parse(closingAt) > now()
      ? copy.inThisStageUntil({ date: formatDateTime(closingAt, viewerZone()) })
      : copy.inThisStage;
  }
  const places = stages.map((step) => step.stage);
  const isBehind = places.indexOf(asked.stage) < places.indexOf(stage);
  return isBehind ? copy.stageBehind({ stage: asked.name }) : copy.stageToCome({ stage: asked.name });
};

const Shown = ({ staged }: { staged: Staged }) => (
  <>
    {staged.notice !== null && <Banner tone="info">{staged.notice}</Banner>}
    <header className={s.head}>
      <h2>{staged.title}</h2>
      <p className={s.quiet}>
        {engagementKindAndNumber(staged)}, {staged.clientName}
      </p>
      <StageProgress
        label={copy.stage}
        now={staged.stage}
        stages={staged.stages.map(({ stage, name }) => ({ id: stage, label: name }))}
      />
      <p>{askedWords(staged)}</p>
      {staged.waits && <PendingAction idle={staged.waits.isIdle}>{staged.waits.text}</PendingAction>}
      {staged.next && (
        <p className={s.quiet}>
          <b>{copy.next}</b> {staged.next.text} {staged.next.at !== null && <DateText value={staged.next.at} time />}
        </p>
      )}
      <p className={s.quiet}>
        {copy.applicationStatus}: {staged.application?.applicationStatus ?? copy.notApplied}
      </p>
      <LinkButton to="/engagement/$engagementId" params={{ engagementId: staged.engagementId }} kind="primary">
        {copy.openEngagement}
      </LinkButton>
    </header>
    <Block title={copy.talentRequests}>
      <Table
        label={copy.talentRequests}
        columns={requestColumns}
        rows={staged.talentRequests}
        rowKey={(row) => row.talentRequestId}
        rowName={(row) => row.jobTitle}
        empty={<EmptyState inline title={copy.noRequests} />}
      />
    </Block>
  </>
);

/**
 * The engagement beside the list: its stage, the pending action, and its talent requests with their status for the
 * agency.
 */
export const StagingDetail = ({ engagementId, search }: { engagementId: string; search: StagingSearch }) => {
  const staging = useQuery(stagingQuery(engagementId, selectedStageOf(search)));
  useLeaveClosedEngagement(staging.data);
  return (
    <>
      <nav className={s.top} aria-label={copy.staging}>
        <Link
          to="/engagement/staging"
          search={{ ...search, engagementId: undefined }}
          className={buttonClass({ kind: 'quiet', size: 'sm' })}
          data-plain=""
        >
          <ArrowLeft aria-hidden="true" />
          {copy.backToStage}
        </Link>
      </nav>
      {hasFailedToLoad(staging) ? (
        <LoadError title={copy.failed} error={staging.error} onRetry={() => void staging.refetch()} />
      ) : staging.data ? (
        <Shown staged={staging.data} />
      ) : (
        <Block>
          <SkeletonText lines={8} />
        </Block>
      )}
    </>
  );
};
