import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isRefusal } from '#web/platform/api/problem.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { AssessmentAnswers } from '#web/profile/parts/assessment/assessment-answers.tsx';
import { verificationQuery } from '#web/profile/parts/verification/calls.ts';
import { DecisionForm } from '#web/profile/parts/verification/decision-form.tsx';
import { verificationCopy as words } from '#web/profile/copy.ts';
import { disabledReasonsOf, DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

const Standing = ({ status }: { status: 'approved' | 'pending' | 'declined' }) =>
  status === 'approved' ? (
    <StatusLabel>{words.isApproved}</StatusLabel>
  ) : (
    <Badge tone={status === 'pending' ? 'warn' : 'bad'}>
      {status === 'pending' ? words.isPending : words.isDeclined}
    </Badge>
  );

/**
 * An agency's page, for the provider's staff: its assessment answers, the decision on the agency, and other settings.
 */
export const AgencyPage = ({ tenantId, children }: { tenantId: string; children: ReactNode }) => {
  const query = useQuery(verificationQuery(tenantId));
  const crumbs = [
    <Link key="agencies" to="/provider/agencies">
      {words.agencies}
    </Link>,
  ];
  if (hasFailedToLoad(query))
    return isRefusal(query.error) ? (
      <ErrorState title={words.noAgency}>{query.error.message}</ErrorState>
    ) : (
      <ErrorState title={words.failedOne} onRetry={() => void query.refetch()} />
    );
  const { data } = query;
  if (!data)
    return (
      <>
        <PageHeader title={words.title} crumbs={crumbs} />
        <Block>
          <SkeletonText lines={10} />
        </Block>
      </>
    );
  // Approving and declining are refused for the same reason: there is nothing to decide.
  const reasons = disabledReasonsOf(data.can.approve);
  const isOff = !data.can.approve.allowed && !data.can.decline.allowed;
  return (
    <>
      <PageHeader
        title={data.organizationName}
        crumbs={crumbs}
        lead={<Standing status={data.verifiedStatus} />}
        {...(isOff ? {} : { actions: <DecisionForm agency={data} /> })}
      />
      <Block title={words.about}>
        <Facts
          facts={[
            [words.city, data.city],
            [words.owner, data.ownerName],
            [words.email, data.ownerEmail],
            [words.decided, data.decidedWhen && <DateText value={data.decidedWhen} time />],
            ...(data.statusReason === '' ? [] : [[words.reason, data.statusReason] as const]),
          ]}
        />
        {isOff && reasons && <DisabledReason reasons={reasons} />}
      </Block>
      {children}
      <Block title={words.answers}>
        <AssessmentAnswers preview={data.assessment} />
      </Block>
    </>
  );
};
