import type { ReactNode } from 'react';
import { lookupValue } from '#contract/common/lookup.ts';
import type { TalentRequestView } from '#contract/engagements/shapes.ts';
import {
  bidMethod,
  bidMethods,
  bidTypes,
  isRateMethod,
  talentRequestStatus,
  type RequestFieldName,
} from '#contract/engagements/states.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatCount, formatDateTime } from '#web/platform/formats.ts';
import { copy } from '#web/engagements/copy.ts';
import { cx } from '#web/ui/cx.ts';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
import { PaddedNumber } from '#web/ui/text/figures.tsx';
import { RuleSentences } from './lot-rules/rule-sentences.tsx';
import { MoneyRange } from './fee.tsx';
import s from './engagement.module.css';

/**
 * Returns the status with its reason, for example 'Paused: Hiring freeze'. If the reason is "Other", the written
 * explanation replaces it.
 */
const withReason = ({ talentRequestStatus: label, reason, reasonText }: TalentRequestView): string =>
  [label, reason === 'Other' ? (reasonText ?? reason) : (reason ?? reasonText)].filter(Boolean).join(': ');

/** A talent request's status. Exceptional states are badges. */
const RequestStatus = ({ request }: { request: TalentRequestView }) => {
  const label = request.talentRequestStatus;
  switch (request.talentRequestStatusId) {
    case talentRequestStatus.available:
      return <StatusLabel>{label}</StatusLabel>;
    case talentRequestStatus.fulfilled:
      return <StatusLabel>{withReason(request)}</StatusLabel>;
    case talentRequestStatus.paused:
      return <Badge tone="warn">{withReason(request)}</Badge>;
    case talentRequestStatus.cancelled:
      return <Badge>{withReason(request)}</Badge>;
    default:
      return <StatusLabel icon="pending">{label}</StatusLabel>;
  }
};

type FieldProps = { request: TalentRequestView; currency: string };

/** The contracted time, shown if the fee is a rate times this number. */
const ContractedTime = ({ request: { contractedUnits, lotRules } }: FieldProps) => {
  if (contractedUnits === null || lotRules === null || !isRateMethod(lotRules.bidMethodId)) return null;
  const count = formatCount(Number(contractedUnits));
  return (
    <span>
      {lotRules.bidMethodId === bidMethod.dayRate ? copy.contractedDays({ count }) : copy.contractedHours({ count })}
    </span>
  );
};

/** The fields below the title, in this order; null for a field that is shown elsewhere or together with another one. */
const fields: Record<RequestFieldName, ((props: FieldProps) => ReactNode) | null> = {
  jobTitle: null,
  noOfRoles: ({ request: { noOfRolesFilled, noOfRoles, internallyFilledRoles } }) => (
    <>
      <span>{copy.rolesFilled({ filled: noOfRolesFilled, all: noOfRoles })}</span>
      {internallyFilledRoles > 0 && <span>{copy.filledInternally({ count: internallyFilledRoles })}</span>}
    </>
  ),
  baseSalaryFrom: ({ request: { baseSalaryFrom, baseSalaryTo }, currency }) => (
    <MoneyRange from={baseSalaryFrom} to={baseSalaryTo} currency={currency} />
  ),
  baseSalaryTo: null,
  contractedUnits: ContractedTime,
  location: ({ request }) => <span>{request.location}</span>,
  cvCap: ({ request: { cvCap } }) => cvCap !== null && <span>{copy.cvCap({ count: cvCap })}</span>,
  description: null,
};
const fieldNames = Object.keys(fields) as RequestFieldName[];

type ItemProps = FieldProps & {
  /** The agency's bid for the talent request, shown beside its status. */
  bid?: ReactNode;
  /** Actions on the request, such as submitting a candidate. */
  actions?: ReactNode;
  /** Content below the request, such as its candidates. */
  children?: ReactNode;
};

/** A talent request in full: the job, the number of roles filled, and the questions to candidates. */
export const TalentRequestItem = ({ request, currency, bid, actions, children }: ItemProps) => (
  <article className={cx(s.request, actions !== undefined && s.acted)}>
    <div className={s.requestHead}>
      <h2>
        {request.jobTitle}
        {request.talentRequestNumber > 0 && (
          <small>
            <PaddedNumber value={request.talentRequestNumber} />
          </small>
        )}
      </h2>
      <div className={s.requestLine}>
        <RequestStatus request={request} />
        {bid}
        {request.resumeAt !== null && (
          <span>{copy.pausedUntil({ when: formatDateTime(request.resumeAt, viewerZone()) })}</span>
        )}
        {fieldNames.map((name) => {
          const Field = fields[name];
          return Field && <Field key={name} request={request} currency={currency} />;
        })}
      </div>
    </div>
    {actions !== undefined && <div className={s.requestDo}>{actions}</div>}
    {(request.description !== '' || request.lotRules !== null || request.questions.length > 0) && (
      <div className={s.requestMore}>
        {request.description !== '' && <p className={s.prose}>{request.description}</p>}
        {request.lotRules !== null && (
          <details className={s.questions}>
            <summary>
              {copy.biddingRules}: {lookupValue(bidTypes, request.lotRules.bidTypeId)},{' '}
              {lookupValue(bidMethods, request.lotRules.bidMethodId)}
            </summary>
            <RuleSentences rules={request.lotRules} currency={currency} />
          </details>
        )}
        {request.questions.length > 0 && <QualificationQuestions request={request} />}
      </div>
    )}
    {children !== undefined && <div className={s.requestUnder}>{children}</div>}
  </article>
);

/** A talent request's questions about each candidate, collapsed because there may be many. */
export const QualificationQuestions = ({ request }: { request: TalentRequestView }) => (
  <details className={s.questions}>
    <summary>{copy.questionsText({ count: request.questions.length })}</summary>
    <ul>
      {request.questions.map((question) => (
        <li key={question.questionId}>
          {question.text}
          {question.isMandatory && <small className={s.muted}> {copy.questionMandatory}</small>}
        </li>
      ))}
    </ul>
  </details>
);
