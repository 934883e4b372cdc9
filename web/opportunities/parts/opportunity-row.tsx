import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { engagementKindNames } from '#contract/engagements/states.ts';
import type { MatchReason, OpportunityRow } from '#contract/opportunities/shapes.ts';
import { StatusText } from '#web/applications/public.tsx';
import { copy } from '#web/opportunities/copy.ts';
import { Fee, MoneyRange } from '#web/engagements/public.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { Monogram } from '#web/ui/indicators/monogram.tsx';
import { Deadline } from '#web/ui/text/dates.tsx';
import { PrequalificationStateText, prequalificationDateText } from './prequalification.tsx';
import found from './found.module.css';
import s from './list.module.css';

const DrawnRow = ({
  row,
  isChosen,
  hasChanged,
}: {
  row: OpportunityRow & { reasons?: MatchReason[] };
  isChosen: boolean;
  hasChanged: boolean;
}) => {
  const day = prequalificationDateText(row);
  return (
    <li
      className={s.row}
      aria-current={isChosen ? 'true' : undefined}
      data-row={row.engagementId}
      data-changed={hasChanged ? '' : undefined}
    >
      <Monogram name={row.clientName} />
      <div className={s.role}>
        <h2>
          <Link
            to="/opportunities/$engagementId"
            params={{ engagementId: row.engagementId }}
            search
            resetScroll={false}
            data-opens=""
          >
            {row.title}
          </Link>
        </h2>
        <p>
          {row.clientName}
          <span className={s.dot}>{row.location}</span>
        </p>
      </div>
      <div className={s.terms}>
        <p>
          {engagementKindNames[row.kind]}
          <span className={s.dot}>{copy.roles({ count: row.noOfRoles })}</span>
        </p>
        <p className={s.muted}>
          <Fee fee={row} />
        </p>
      </div>
      <div className={s.closing}>
        <Deadline value={row.closingAt} zone={row.timeZone} />
      </div>
      <div className={s.standing}>
        <div className={s.prequalification}>
          <p>
            <PrequalificationStateText standing={row} />
          </p>
          {day !== null && <p className={s.muted}>{day}</p>}
        </div>
        <div className={s.more}>
          {row.applicationStatusId !== null && (
            <span className={s.applied}>
              {copy.application} <StatusText id={row.applicationStatusId} status={row.applicationStatus} />
            </span>
          )}
          {row.isDemo && <Badge tone="info">{copy.demo}</Badge>}
          <p>
            {[row.subClassification ?? row.classification, row.roleCategory].join(', ')}
            {row.baseSalaryTo !== null && (
              <span className={s.dot}>
                <MoneyRange from={row.baseSalaryFrom} to={row.baseSalaryTo} currency={row.currencyIso} />
              </span>
            )}
          </p>
        </div>
      </div>
      {row.reasons && row.reasons.length > 0 && (
        <ul className={found.reasons} aria-label={copy.whyYours}>
          {row.reasons.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      )}
    </li>
  );
};

/**
 * An opportunity in three lines, or four on a phone: title, client, location, pay, the agency's status and the
 * deadline. It is rendered again only if the opportunity or its highlight changes.
 */
export const OpportunityRowItem = memo(DrawnRow);
