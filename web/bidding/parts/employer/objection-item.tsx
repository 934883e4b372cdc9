import type { ReactNode } from 'react';
import type { Objection } from '#contract/bidding/shapes.ts';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { copy } from './employer-copy.ts';
import s from './employer.module.css';

const states = {
  open: { tone: 'warn', label: copy.openState },
  upheld: { tone: 'bad', label: copy.upheld },
  dismissed: { tone: 'plain', label: copy.dismissed },
  closed: { tone: 'plain', label: copy.closedState },
} as const;

/** An agency's objection with the provider's decision. */
export const ObjectionItem = ({ objection, actions }: { objection: Objection; actions?: ReactNode }) => {
  const { tone, label } = states[objection.state];
  return (
    <article className={s.objection}>
      <header>
        <h3>{copy.objectionBy({ agency: objection.agencyName })}</h3>
        <Badge tone={tone}>{label}</Badge>
        <DateText value={objection.decidedAt ?? objection.madeAt} time />
      </header>
      <p className={s.given}>{objection.text}</p>
      {objection.decisionText !== null && <p className={s.given}>{objection.decisionText}</p>}
      {objection.state === 'closed' && <p>{copy.objectionClosed}</p>}
      {objection.state === 'open' && !actions && <p>{copy.objectionOpen}</p>}
      {actions}
    </article>
  );
};
