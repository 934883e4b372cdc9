import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '#contract/common/format-money.ts';
import type { ConsentEvidence } from '#contract/consents/shapes.ts';
import { consentEvidenceQuery, type EvidenceSubject } from '#web/candidates/client.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Facts, type Fact } from '#web/ui/layout/facts.tsx';
import { Drawer } from '#web/ui/overlay/dialog.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { evidenceCopy as copy } from './evidence-copy.ts';
import s from './evidence.module.css';

/** The stored page, with the details that the candidate was shown. */
type ShownPage = Record<
  'firstName' | 'lastName' | 'emailAddress' | 'contactNumber' | 'linkedIn' | 'location',
  string
> & {
  baseSalary: string;
  totalCompensation: string | null;
  currencyIso: string;
  comment: string;
  answers: readonly { question: string; answer: string }[];
};

const filled = (label: string, text: string | null): Fact[] => (text === null || text === '' ? [] : [[label, text]]);

const pageFacts = (page: ShownPage): Fact[] => [
  [copy.name, `${page.firstName} ${page.lastName}`],
  [copy.email, page.emailAddress],
  ...filled(copy.phone, page.contactNumber),
  ...filled(copy.linkedIn, page.linkedIn),
  ...filled(copy.location, page.location),
  [copy.baseSalary, formatMoney(page.baseSalary, page.currencyIso)],
  ...filled(copy.totalCompensation, page.totalCompensation && formatMoney(page.totalCompensation, page.currencyIso)),
  ...filled(copy.comment, page.comment),
  ...page.answers.map(({ question, answer }) => [question, answer] as const),
];

const Shown = ({ shown }: { shown: string }) => (
  <section>
    <h3>{copy.page}</h3>
    <Facts facts={pageFacts(JSON.parse(shown) as ShownPage)} />
  </section>
);

const Evidence = ({ evidence, isOfAgency }: { evidence: ConsentEvidence; isOfAgency: boolean }) => {
  const at = (label: string, moment: string | null): Fact[] =>
    moment === null ? [] : [[label, formatDateTime(moment, viewerZone())]];
  const { shown, shownHash, documents } = evidence;
  const answered = evidence.state === 'refused' ? copy.refused : copy.agreed;
  const note = shown === null ? (isOfAgency ? copy.notStored : copy.hashOnly) : copy.hashNote;
  const save = (): void =>
    downloadBlob({ blob: new Blob([shown ?? ''], { type: 'application/json' }), fileName: copy.file });
  return (
    <div className={s.evidence}>
      <Facts
        facts={[
          ...at(copy.asked, evidence.requestedAt),
          ...at(copy.opened, evidence.openedAt),
          ...at(answered, evidence.answeredAt),
          ...at(copy.withdrawn, evidence.withdrawnAt),
          [copy.version, copy.versionIs({ version: evidence.textVersion })],
        ]}
      />
      <section>
        <h3>{copy.text}</h3>
        <ul>
          {evidence.text.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      {shown !== null && <Shown shown={shown} />}
      {documents.length > 0 && (
        <section>
          <h3>{copy.documents}</h3>
          <ul>
            {documents.map(({ fileName, sha256 }) => (
              <li key={sha256}>
                {fileName}
                <small>{copy.fileHash}</small>
                <code>{sha256}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shownHash !== null && (
        <section>
          <h3>{copy.hash}</h3>
          <p>{note}</p>
          <code>{shownHash}</code>
          {shown !== null && (
            <span>
              <Button size="sm" onClick={save}>
                {copy.save}
              </Button>
            </span>
          )}
        </section>
      )}
    </div>
  );
};

const EvidenceDrawer = ({
  of,
  isOfAgency,
  onClose,
}: {
  of: EvidenceSubject;
  isOfAgency: boolean;
  onClose: () => void;
}) => {
  const found = useQuery(consentEvidenceQuery(of));
  return (
    <Drawer size="md" open title={copy.title} onClose={onClose}>
      {hasFailedToLoad(found) ? (
        <ErrorState title={copy.failed} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <Evidence evidence={found.data} isOfAgency={isOfAgency} />
      ) : (
        <SkeletonText lines={8} label={copy.loading} />
      )}
    </Drawer>
  );
};

type Props = { of: EvidenceSubject; name: string; isOfAgency?: boolean };

/**
 * Opens the evidence of a candidate's consent: the time of the answer, the version of the text, the page that they were
 * shown, and its hash.
 */
export const EvidenceButton = ({ of, name, isOfAgency = true }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={copy.showNamed({ name })} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {copy.show}
      </Button>
      {isOpen && <EvidenceDrawer of={of} isOfAgency={isOfAgency} onClose={() => setOpen(false)} />}
    </>
  );
};
