import type { ConsentExport } from '#contract/consents/shapes.ts';
import type { ConsentState } from '#contract/consents/states.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import { Facts, type Fact } from '#web/ui/layout/facts.tsx';
import { fieldLabels } from './corrections.ts';
import { pageCopy } from './page-copy.ts';
import { AnswersAndComment, PersonFacts } from './shared-details.tsx';
import s from './consent-page.module.css';

const answers: Readonly<Record<ConsentState, string>> = {
  waiting: pageCopy.stateWaiting,
  agreed: pageCopy.stateAgreed,
  refused: pageCopy.stateRefused,
  withdrawn: pageCopy.stateWithdrawn,
  expired: pageCopy.stateExpired,
  cancelled: pageCopy.stateCancelled,
};

/** All data stored about the candidate, to read on the screen or to print. Nothing else on the page is printed. */
export const Record = ({ record }: { record: ConsentExport }) => {
  const { details } = record;
  const at = (moment: string): string => formatDateTime(moment, viewerZone());
  const dated = (label: string, moment: string | null): Fact[] => (moment === null ? [] : [[label, at(moment)]]);
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 && (
      <>
        <h3>{title}</h3>
        <ul className={s.terms}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </>
    );
  return (
    <section className={s.record} aria-labelledby="record">
      <h2 id="record">{pageCopy.record}</h2>
      <p>{pageCopy.recordLead({ job: details.jobTitle, client: details.clientName, when: at(record.exported) })}</p>
      <h3>{pageCopy.person}</h3>
      <PersonFacts page={details} />
      <AnswersAndComment page={details} />
      {list(
        pageCopy.documents,
        [details.cvFileName, ...details.otherFileNames].filter((name) => name !== ''),
      )}
      <h3>{pageCopy.consent}</h3>
      <Facts
        facts={[
          [pageCopy.agency, details.agencyName],
          [pageCopy.agencyContact, [details.askedByName, details.askedByEmail].filter(Boolean).join(', ')],
          [pageCopy.status, answers[details.state]],
          [pageCopy.asked, at(details.requestedAt)],
          ...dated(pageCopy.opened, record.openedAt),
          ...dated(pageCopy.answered, details.answeredAt),
          ...dated(pageCopy.withdrawnAt, details.withdrawnAt),
          ...(record.note === '' ? [] : [[pageCopy.yourMessage, record.note] as const]),
        ]}
      />
      {list(pageCopy.terms, details.text)}
      {list(
        pageCopy.corrections,
        record.corrections.map(({ field, from, to }) => pageCopy.correction({ field: fieldLabels[field], from, to })),
      )}
      {list(
        pageCopy.steps,
        record.steps.map(({ status, at: moment }) => `${status}, ${at(moment)}`),
      )}
    </section>
  );
};
