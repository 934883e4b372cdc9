import type { ReactNode } from 'react';
import type { ClientHistory } from '#contract/profile/shapes/client-history.ts';
import { historyCopy as words } from '#web/profile/copy.ts';
import { Facts } from '#web/ui/layout/facts.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import s from '../lists.module.css';

/** A client history entry with all its details. */
export const HistoryCard = ({ history, actions }: { history: ClientHistory; actions?: ReactNode }) => (
  <article className={s.card}>
    <header>
      <h3>{history.client}</h3>
      {actions !== undefined && <div className={s.actions}>{actions}</div>}
    </header>
    <Facts
      facts={[
        [words.project, history.project],
        [words.engagedDate, <DateText key="day" value={history.engagedDate} />],
        [words.location, history.location],
        [words.country, history.country],
        [words.region, history.region],
        [words.sector, history.sector],
        [words.industry, history.industry],
        [words.recruitmentType, history.recruitmentType],
        [words.roleCategory, history.roleCategory],
        [words.employmentClass, history.employmentClass],
        [words.description, history.description],
      ]}
    />
  </article>
);
