import { useQuery } from '@tanstack/react-query';
import type { OwnApplication } from '#contract/applications/shapes.ts';
import { applicationStatus } from '#contract/applications/states.ts';
import { applicationQuery } from '#web/applications/client.ts';
import { words } from '#web/applications/words.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Empty, Failed, Refused } from '#web/ui/face/faces.tsx';
import { SkeletonText } from '#web/ui/face/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Facts, type Fact } from '#web/ui/layout/facts.tsx';
import { DateText, Deadline } from '#web/ui/text/dates.tsx';
import { ApplyPanel } from './apply/apply-panel.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { TermsText } from './apply/apply-terms.tsx';
import { FeeText } from './fee-text.tsx';
import { StatusText } from './status-text.tsx';
import { Tenders } from './tenders.tsx';
import { Withdrawn } from './withdrawn.tsx';

/** The application of the own agency to an engagement: what was accepted, by whom, and what became of it. */
export const ApplicationTab = ({ engagementId }: { engagementId: string }) => {
  const view = useQuery(applicationQuery(engagementId));
  if (view.isPending)
    return (
      <Block title={words.application}>
        <SkeletonText lines={6} label={words.loading} />
      </Block>
    );
  if (view.isError) {
    const { error } = view;
    return error instanceof Problem && error.status === 403 ? (
      <Refused title={words.failed} reasons={[{ code: error.code, text: error.message }]} />
    ) : (
      <Failed title={words.failed} onRetry={() => void view.refetch()}>
        {error.message}
      </Failed>
    );
  }
  const { application, can } = view.data;
  if (!application)
    return (
      <Empty title={words.none} actions={<ApplyPanel engagementId={engagementId} can={can} />}>
        {words.noneText}
      </Empty>
    );
  return (
    <>
      <Withdrawn application={application} can={can} />
      {application.rebidDueAt !== null && (
        <Banner>
          {words.rebidBanner} {words.rebidLeft} <Deadline line value={application.rebidDueAt} />
        </Banner>
      )}
      <Block
        title={words.application}
        aside={<ApplicationActions application={application} engagementNumber={view.data.engagementNumber} can={can} />}
      >
        <Facts facts={factsOf(application, view.data.stageStatus)} />
      </Block>
      {application.offers.length > 0 && (
        <Block title={words.tenders}>
          <Tenders offers={application.offers} />
        </Block>
      )}
      <Block title={words.history}>
        <ApplicationHistory label={words.history} steps={application.steps} />
      </Block>
      {view.data.termsVersion > application.terms.termsVersion && (
        <Banner tone="info">{words.termsSince({ version: view.data.termsVersion })}</Banner>
      )}
      <Block title={words.acceptedTerms} note={words.termsVersion({ version: application.terms.termsVersion })}>
        <TermsText text={application.terms.terms} />
      </Block>
    </>
  );
};

const factsOf = (application: OwnApplication, stage: string): readonly Fact[] => {
  const isPending = application.applicationStatusId === applicationStatus.pending;
  return [
    [
      words.status,
      <StatusText key="status" id={application.applicationStatusId} status={application.applicationStatus} />,
    ],
    [words.stage, stage],
    [words.applied, <DateText key="applied" time value={application.appliedAt} />],
    [words.appliedBy, application.appliedByName],
    [words.location, application.location],
    [words.acceptedFee, application.fee ? <FeeText key="fee" fee={application.fee} /> : words.priceIsTheBid],
    [words.guarantee, words.days({ days: application.terms.guaranteeDays })],
    ...(isPending ? ([[words.decided, words.waiting]] as const) : decisionOf(application)),
    ...(application.withdrawnAt === null
      ? []
      : ([[words.withdrawnAt, <DateText key="withdrawn" time value={application.withdrawnAt} />]] as const)),
    ...(application.reason === null ? [] : ([[words.reason, application.reason]] as const)),
    ...(application.reasonText === null ? [] : ([[words.explanation, application.reasonText]] as const)),
  ];
};

const decisionOf = (application: OwnApplication): readonly Fact[] =>
  application.decidedAt === null
    ? []
    : [
        [words.decided, <DateText key="decided" time value={application.decidedAt} />],
        ...(application.decidedByName === null ? [] : ([[words.decidedBy, application.decidedByName]] as const)),
      ];
