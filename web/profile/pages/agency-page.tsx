import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Problem } from '#web/platform/api/problem.ts';
import { isLost } from '#web/platform/queries.ts';
import { AssessmentAnswers } from '#web/profile/parts/assessment/assessment-answers.tsx';
import { verificationQuery } from '#web/profile/parts/verification/calls.ts';
import { Verdict } from '#web/profile/parts/verification/verdict.tsx';
import { verificationCopy as words } from '#web/profile/copy.ts';
import { reasonsOf, Why } from '#web/ui/button/why.tsx';
import { Failed } from '#web/ui/face/faces.tsx';
import { SkeletonText } from '#web/ui/face/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Badge } from '#web/ui/mark/badge.tsx';
import { State } from '#web/ui/mark/state.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

const Standing = ({ status }: { status: 'approved' | 'pending' | 'declined' }) =>
  status === 'approved' ? (
    <State>{words.isApproved}</State>
  ) : (
    <Badge tone={status === 'pending' ? 'warn' : 'bad'}>
      {status === 'pending' ? words.isPending : words.isDeclined}
    </Badge>
  );

/** An agency as the provider's staff sees it: what it has answered, what is decided on it, and what else is set. */
export const AgencyPage = ({ tenantId, children }: { tenantId: string; children: ReactNode }) => {
  const query = useQuery(verificationQuery(tenantId));
  const crumbs = [
    <Link key="agencies" to="/provider/agencies">
      {words.agencies}
    </Link>,
  ];
  if (isLost(query))
    return query.error instanceof Problem && query.error.status < 500 ? (
      <Failed title={words.noAgency}>{query.error.message}</Failed>
    ) : (
      <Failed title={words.failedOne} onRetry={() => void query.refetch()} />
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
  // Both rights are off for one reason: nothing is to be decided.
  const reasons = reasonsOf(data.can.approve);
  const isOff = !data.can.approve.allowed && !data.can.decline.allowed;
  return (
    <>
      <PageHeader
        title={data.organizationName}
        crumbs={crumbs}
        lead={<Standing status={data.verifiedStatus} />}
        {...(isOff ? {} : { actions: <Verdict agency={data} /> })}
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
        {isOff && reasons && <Why reasons={reasons} />}
      </Block>
      {children}
      <Block title={words.answers}>
        <AssessmentAnswers preview={data.assessment} />
      </Block>
    </>
  );
};
