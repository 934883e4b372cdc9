import type { ConsentExport } from '#contract/consents/shapes.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import { Facts, type Fact } from '#web/ui/layout/facts.tsx';
import { correctionLabels } from './corrections.ts';
import { OtherStoredData } from './held-data.tsx';
import { HeldDocuments } from './held-documents.tsx';
import { termsTitle } from './outcome-text.ts';
import { pageCopy } from './page-copy.ts';
import { answersByConsentState } from './record-states.ts';
import { AnswersAndComment, SharedPersonDetails } from './shared-details.tsx';
import s from './consent-page.module.css';

/** All data stored about the candidate, to read on the screen or to print. Nothing else on the page is printed. */
export const StoredDataRecord = ({ record, token }: { record: ConsentExport; token: string }) => {
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
      <h2 id="record">{pageCopy.record({ agency: details.agencyName })}</h2>
      <p>{pageCopy.recordLead({ job: details.jobTitle, client: details.clientName, when: at(record.exported) })}</p>
      <h3>{pageCopy.person}</h3>
      <SharedPersonDetails page={details} />
      <AnswersAndComment page={details} />
      {list(
        pageCopy.recordDocuments,
        details.documents.map(({ fileName }) => fileName),
      )}
      <h3>{pageCopy.consent}</h3>
      <Facts
        facts={[
          [pageCopy.agency, details.agencyName],
          [pageCopy.agencyContact, [details.askedByName, details.askedByEmail].filter(Boolean).join(', ')],
          [pageCopy.status, answersByConsentState[details.state]],
          [pageCopy.asked, at(details.requestedAt)],
          ...dated(pageCopy.opened, record.openedAt),
          ...dated(pageCopy.answered, details.answeredAt),
          ...dated(pageCopy.withdrawnAt, details.withdrawnAt),
          ...(record.answeredHash === null ? [] : [[pageCopy.answeredHash, record.answeredHash] as const]),
          ...(record.note === '' ? [] : [[pageCopy.yourMessage, record.note] as const]),
          ...(record.withdrawalNote === '' ? [] : [[pageCopy.withdrawalMessage, record.withdrawalNote] as const]),
        ]}
      />
      {list(termsTitle(details.state), details.text)}
      {list(
        pageCopy.corrections,
        record.corrections.map(({ field, from, to }) =>
          pageCopy.correction({ field: correctionLabels[field], from, to }),
        ),
      )}
      <HeldDocuments record={record} token={token} />
      <OtherStoredData record={record} />
    </section>
  );
};
