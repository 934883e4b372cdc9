import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Opportunity } from '#contract/opportunities/shapes.ts';
import {
  EngagementDocuments,
  EngagementFacts,
  MoneyRange,
  engagementKindAndNumber,
  QualificationQuestions,
  AgencyRequirements,
  LoadError,
} from '#web/engagements/public.tsx';
import { opportunityQuery } from '#web/opportunities/client.ts';
import { copy } from '#web/opportunities/copy.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Skeleton, SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PaddedNumber } from '#web/ui/text/figures.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailNavigation } from './detail-navigation.tsx';
import { ResponsivenessFacts } from './responsiveness.tsx';
import { PrequalificationStateText, prequalificationDateText, PrequalificationLink } from './prequalification.tsx';
import { useHasRoomForDetail } from './use-has-room-for-detail.ts';
import s from './detail.module.css';

type Props = { engagementId: string; previous: string | undefined; next: string | undefined };

/**
 * An opportunity in full: pay, requirements, jobs and how to apply. If it replaces the list, the page scrolls to the
 * top and focuses the back link.
 */
export const OpportunityDetail = ({ engagementId, previous, next }: Props) => {
  const opportunity = useQuery(opportunityQuery(engagementId));
  const { data } = opportunity;
  const back = useRef<HTMLAnchorElement>(null);
  const isAlone = !useHasRoomForDetail();
  useEffect(() => {
    if (!isAlone) return;
    window.scrollTo({ top: 0 });
    back.current?.focus({ preventScroll: true });
  }, [isAlone]);
  return (
    <>
      <DetailNavigation number={data && engagementKindAndNumber(data)} previous={previous} next={next} back={back} />
      {opportunity.isError && (
        <LoadError
          title={copy.failedOne}
          error={opportunity.error}
          onRetry={() => void opportunity.refetch()}
          back={
            <LinkButton to="/opportunities" search>
              {copy.backToAll}
            </LinkButton>
          }
        />
      )}
      {opportunity.isPending && (
        <div className={s.detailSkeleton}>
          <Skeleton width="80%" height={18} />
          <Skeleton width="56%" />
          <Skeleton height={32} />
          <SkeletonText lines={6} />
        </div>
      )}
      {data && (
        <>
          <DetailHead opportunity={data} />
          <DetailBody opportunity={data} />
        </>
      )}
    </>
  );
};

const DetailBody = ({ opportunity }: { opportunity: Opportunity }) => {
  const day = prequalificationDateText(opportunity);
  return (
    <>
      <Block title={copy.facts}>
        <EngagementFacts
          engagement={opportunity}
          more={
            opportunity.feePerHireTo === null
              ? []
              : [
                  [
                    copy.feePerHire,
                    <MoneyRange
                      key="fee"
                      from={opportunity.feePerHireFrom}
                      to={opportunity.feePerHireTo}
                      currency={opportunity.currencyIso}
                    />,
                  ],
                ]
          }
        />
      </Block>
      {opportunity.description !== '' && (
        <Block title={copy.about}>
          <p className={s.prose}>{opportunity.description}</p>
        </Block>
      )}
      {opportunity.requiresPrequalification && (
        <Block title={copy.yourPrequalification} note={opportunity.clientName}>
          <p>
            <PrequalificationStateText standing={opportunity} />
            {day !== null && <span className={s.dot}>{day}</span>}
          </p>
          <PrequalificationLink opportunity={opportunity} />
        </Block>
      )}
      {opportunity.responsiveness && (
        <Block title={copy.responsiveness} note={opportunity.clientName}>
          <ResponsivenessFacts responsiveness={opportunity.responsiveness} />
        </Block>
      )}
      <Block title={copy.talentRequests} note={opportunity.talentRequests.length}>
        <TalentRequests opportunity={opportunity} />
      </Block>
      <Block title={copy.requirements}>
        <AgencyRequirements requirements={opportunity.requirements} />
      </Block>
      <Block title={copy.documents}>
        <EngagementDocuments documents={opportunity.documents} />
      </Block>
    </>
  );
};

const TalentRequests = ({ opportunity }: { opportunity: Opportunity }) => (
  <ul className={s.requests}>
    {opportunity.talentRequests.map((request) => (
      <li key={request.talentRequestId}>
        <b>{request.jobTitle}</b>
        <small>
          <PaddedNumber value={request.talentRequestNumber} />
        </small>
        <p>
          {copy.roles({ count: request.noOfRoles })}
          <span className={s.dot}>{request.location}</span>
          {request.baseSalaryTo !== null && (
            <span className={s.dot}>
              <MoneyRange from={request.baseSalaryFrom} to={request.baseSalaryTo} currency={opportunity.currencyIso} />
            </span>
          )}
        </p>
        {request.questions.length > 0 && <QualificationQuestions request={request} />}
      </li>
    ))}
  </ul>
);
