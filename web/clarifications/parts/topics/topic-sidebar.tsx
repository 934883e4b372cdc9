import { Eye, Lock, Users } from 'lucide-react';
import { useState } from 'react';
import type { Clarifications } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { DeadlinesDialog } from '#web/clarifications/parts/dialogs/deadlines-dialog.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Deadline } from '#web/ui/text/dates.tsx';
import s from './topic-side.module.css';

type DueProps = { label: string; at: string | null; zone: string; isClosed: boolean };

const Due = ({ label, at, zone, isClosed }: DueProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{at === null ? <small>{isClosed ? copy.closed : copy.notSet}</small> : <Deadline value={at} zone={zone} />}</dd>
  </div>
);

/** The panel beside the topics, with the deadlines and an explanation of who can see what. */
export const TopicSidebar = ({ list, isEmployer }: { list: Clarifications; isEmployer: boolean }) => {
  const [isChanging, setChanging] = useState(false);
  const { deadlines, clientName, can } = list;
  return (
    <aside className={s.side} aria-label={copy.deadlines}>
      <section>
        <header>
          <h2>{copy.deadlines}</h2>
          {isEmployer && can.changeDeadlines.allowed && (
            <Button kind="quiet" size="sm" onClick={() => setChanging(true)}>
              {copy.changeDeadlines}
            </Button>
          )}
        </header>
        <dl className={s.dues}>
          <Due
            label={copy.questionsClose}
            at={deadlines.questionsEndAt}
            zone={deadlines.timeZone}
            isClosed={deadlines.isClosed}
          />
          <Due
            label={copy.answersDue}
            at={deadlines.answersDueAt}
            zone={deadlines.timeZone}
            isClosed={deadlines.isClosed}
          />
        </dl>
        {!isEmployer && <p className={s.small}>{copy.lateAgency({ client: clientName })}</p>}
      </section>
      <section>
        <h2>{copy.whoSees}</h2>
        <ul className={s.sees}>
          <li>
            <Eye aria-hidden="true" />
            <span>
              {copy.seesPrivate}
              <small>{isEmployer ? copy.seesPrivateEmployer : copy.seesPrivateAgency({ client: clientName })}</small>
            </span>
          </li>
          <li>
            <Users aria-hidden="true" />
            <span>
              {copy.seesPublished}
              <small>{copy.seesPublishedText}</small>
            </span>
          </li>
          <li>
            <Lock aria-hidden="true" />
            <span>
              {copy.seesNotes}
              <small>{copy.seesNotesText}</small>
            </span>
          </li>
        </ul>
      </section>
      {isChanging && <DeadlinesDialog list={list} onClose={() => setChanging(false)} />}
    </aside>
  );
};
