import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ResponseTime } from '#contract/response-times/shapes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { applicationResponseQuery, candidateResponseQuery } from '#web/response-times/client.ts';
import { copy } from '#web/response-times/copy.ts';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts, type Fact } from '#web/ui/layout/facts.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

const factsOf = ({ lastActivityAt, wait, serviceLevelDays }: ResponseTime): readonly Fact[] => {
  const activity = lastActivityAt === null ? copy.noActivity : <DateText value={lastActivityAt} time />;
  if (wait === null) return [[copy.lastActivity, activity]];
  const text = copy.waitingText({ days: wait.workingDays, level: serviceLevelDays });
  return [
    [copy.lastActivity, activity],
    [copy.waiting, text],
    ...(wait.remindedAt === null ? [] : ([[copy.reminded, <DateText key="r" value={wait.remindedAt} />]] as const)),
    ...(wait.escalatedAt === null ? [] : ([[copy.escalated, <DateText key="e" value={wait.escalatedAt} />]] as const)),
  ];
};

const ResponseTimeBlock = ({ found }: { found: UseQueryResult<ResponseTime> }) => (
  <Block
    title={copy.block}
    {...(found.data?.wait?.isOverdue === true ? { aside: <StatusLabel icon="warn">{copy.overdue}</StatusLabel> } : {})}
  >
    {hasFailedToLoad(found) ? (
      <ErrorState title={copy.failed} onRetry={() => void found.refetch()} />
    ) : found.data ? (
      <Facts facts={factsOf(found.data)} />
    ) : (
      <SkeletonText lines={2} label={copy.loading} />
    )}
  </Block>
);

/** The client's last activity on the agency's application, and how long the application has waited for an answer. */
export const ApplicationResponseTime = ({ engagementId }: { engagementId: string }) => (
  <ResponseTimeBlock found={useQuery(applicationResponseQuery(engagementId))} />
);

/** The client's last activity on a candidate, and how long the candidate has waited for an answer. */
export const CandidateResponseTime = ({ candidateId }: { candidateId: string }) => (
  <ResponseTimeBlock found={useQuery(candidateResponseQuery(candidateId))} />
);
