import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import { endedConsentsQuery, openConsentsQuery } from '#web/consents/client.ts';
import { copy } from '#web/consents/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { consentColumns } from './consent-columns.tsx';
import s from './consents.module.css';

type Props = {
  engagementId: string;
  /** The request that the user has just sent, or has followed a link to. */
  asked?: string | undefined;
};

/** An engagement's candidates who have been asked for consent but not submitted yet. */
export const EngagementConsents = ({ engagementId, asked }: Props) => {
  const { data: open } = useQuery(openConsentsQuery(engagementId));
  const { data: ended } = useQuery(endedConsentsQuery(engagementId));
  const [showsAll, setShowsAll] = useState(false);
  if (!open || open.total === 0) return null;
  const shown = showsAll && ended ? [open, ended] : [open];
  const rows = shown
    .flatMap(({ records }) => records)
    .toSorted((one, other) => other.requestedAt.localeCompare(one.requestedAt));
  const total = shown.reduce((sum, list) => sum + list.total, 0);
  return (
    <section className={s.block} aria-label={copy.waitingFor}>
      <header>
        <div>
          <h2>{copy.waitingFor}</h2>
          <p>{copy.waitingForText}</p>
        </div>
        {ended !== undefined && ended.total > 0 && (
          <Button kind="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? copy.showFewer : copy.showAll}
          </Button>
        )}
      </header>
      <Table
        label={copy.waitingFor}
        columns={consentColumns}
        rows={rows}
        changed={new Set(asked === undefined ? [] : [asked])}
        rowKey={(row) => row.consentRequestId}
        rowName={candidateName}
      />
      {total > rows.length && (
        <p className={s.more}>
          {copy.latestOf({ count: rows.length, total })} <Link to="/candidates/consents">{copy.allConsents}</Link>
        </p>
      )}
    </section>
  );
};
