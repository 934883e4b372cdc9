import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import { consentsOfEngagementQuery } from '#web/consents/client.ts';
import { copy } from '#web/consents/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { consentColumns } from './consent-columns.tsx';
import { isConsentOpen } from './consent-state.ts';
import s from './consents.module.css';

type Props = {
  engagementId: string;
  /** The request that the user has just sent, or has followed a link to. */
  asked?: string | undefined;
};

/** An engagement's candidates who have been asked for consent but not submitted yet. */
export const EngagementConsents = ({ engagementId, asked }: Props) => {
  const { data } = useQuery(consentsOfEngagementQuery(engagementId));
  const [showsAll, setShowsAll] = useState(false);
  const all = (data?.records ?? []).filter(({ candidateId, state }) => candidateId === null || state === 'withdrawn');
  const open = all.filter(isConsentOpen);
  const rows = showsAll ? all : open;
  if (open.length === 0) return null;
  return (
    <section className={s.block} aria-label={copy.waitingFor}>
      <header>
        <div>
          <h2>{copy.waitingFor}</h2>
          <p>{copy.waitingForText}</p>
        </div>
        {all.length > open.length && (
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
    </section>
  );
};
