import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OwnApplication } from '#contract/applications/shapes.ts';
import { applicationStatus } from '#contract/applications/states.ts';
import { applicationQuery } from '#web/applications/client.ts';
import { copy } from '#web/applications/copy.ts';
import { FeeText } from '#web/engagements/public.tsx';
import { Problem } from '#web/platform/api/problem.ts';
import { EmptyState, ErrorState, RefusedState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Facts, type Fact } from '#web/ui/layout/facts.tsx';
import { DateText, Deadline } from '#web/ui/text/dates.tsx';
import { ApplyPanel } from './apply/apply-panel.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { TermsText } from './apply/apply-terms.tsx';
import { StatusText } from './status-text.tsx';
import { Tenders } from './tenders.tsx';
import { WithdrawnNotice } from './withdrawn.tsx';

/** The agency's application to an engagement: the accepted terms, who accepted them, and the result. */
export const ApplicationTab = ({ engagementId, response }: { engagementId: string; response?: ReactNode }) => {
  const view = useQuery(applicationQuery(engagementId));
  if (view.isPending)
    return (
      <Block title={copy.application}>
        <SkeletonText lines={6} label={copy.loading} />
      </Block>
    );
  if (view.isError) {
    const { error } = view;
    return error instanceof Problem && error.status === 403 ? (
      <RefusedState title={copy.failed} reasons={[{ code: error.code, text: error.message }]} />
    ) : (
      <ErrorState title={copy.failed} onRetry={() => void view.refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  const { application, can } = view.data;
  if (!application)
    return (
      <EmptyState title={copy.none} actions={<ApplyPanel engagementId={engagementId} can={can} />}>
        {copy.noneText}
      </EmptyState>
    );
  return (
    <>
      <WithdrawnNotice application={application} can={can} />
      {application.rebidDueAt !== null && (
        <Banner>
          {copy.rebidBanner} {copy.rebidLeft} <Deadline line value={application.rebidDueAt} />
        </Banner>
      )}
      <Block
        title={copy.application}
        aside={<ApplicationActions application={application} engagementNumber={view.data.engagementNumber} can={can} />}
      >
        <Facts facts={factsOf(application, view.data.stageStatus)} />
      </Block>
      {response}
      {application.offers.length > 0 && (
        <Block title={copy.tenders}>
          <Tenders offers={application.offers} />
        </Block>
      )}
      <Block title={copy.history}>
        <ApplicationHistory label={copy.history} steps={application.steps} />
      </Block>
      {view.data.termsVersion > application.terms.termsVersion && (
        <Banner tone="info">
          {(view.data.stage === 'bidding' ? copy.termsOfBids : copy.termsSince)({ version: view.data.termsVersion })}
        </Banner>
      )}
      <Block title={copy.acceptedTerms} note={copy.termsVersion({ version: application.terms.termsVersion })}>
        <TermsText text={application.terms.terms} />
      </Block>
    </>
  );
};

const factsOf = (application: OwnApplication, stage: string): readonly Fact[] => {
  const isPending = application.applicationStatusId === applicationStatus.pending;
  return [
    [
      copy.status,
      <StatusText key="status" id={application.applicationStatusId} status={application.applicationStatus} />,
    ],
    [copy.stage, stage],
    [copy.applied, <DateText key="applied" time value={application.appliedAt} />],
    [copy.appliedBy, application.appliedByName],
    [copy.location, application.location],
    [
      copy.acceptedFee,
      application.fee ? (
        <FeeText key="fee" fee={application.fee} currency={application.fee.currencyCode} />
      ) : (
        copy.priceIsTheBid
      ),
    ],
    [copy.guarantee, copy.days({ days: application.terms.guaranteeDays })],
    ...(isPending ? ([[copy.decided, copy.waiting]] as const) : decisionOf(application)),
    ...(application.withdrawnAt === null
      ? []
      : ([[copy.withdrawnAt, <DateText key="withdrawn" time value={application.withdrawnAt} />]] as const)),
    ...(application.reason === null ? [] : ([[copy.reason, application.reason]] as const)),
    ...(application.reasonText === null ? [] : ([[copy.explanation, application.reasonText]] as const)),
  ];
};

const decisionOf = (application: OwnApplication): readonly Fact[] =>
  application.decidedAt === null
    ? []
    : [
        [copy.decided, <DateText key="decided" time value={application.decidedAt} />],
        ...(application.decidedByName === null ? [] : ([[copy.decidedBy, application.decidedByName]] as const)),
      ];
