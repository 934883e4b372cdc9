import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import type { ConsentPage } from '#contract/consents/shapes.ts';
import { downloadSharedFile, downloadSharedCv } from '#web/consents/client.ts';
import { distinctNames } from '#web/platform/formats.ts';
import { DownloadButton } from '#web/ui/button/download-button.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { Money } from '#web/ui/text/figures.tsx';
import { Email } from '#web/ui/text/email.tsx';
import { pageCopy } from './page-copy.ts';
import s from './consent-page.module.css';

type Shown = Omit<ConsentPage, 'can'>;

/** Returns an answer as text. Answers to yes-no questions are stored as the API's values. */
const answerText = (answer: string): string =>
  answer === 'yes' ? pageCopy.yes : answer === 'no' ? pageCopy.no : answer;

/** The candidate's details. */
export const SharedPersonDetails = ({ page }: { page: Shown }) => (
  <Facts
    facts={[
      [pageCopy.name, candidateName(page)],
      [pageCopy.email, page.emailAddress],
      [pageCopy.phone, page.contactNumber],
      [pageCopy.linkedIn, page.linkedIn],
      [pageCopy.location, page.location],
      [pageCopy.baseSalary, <Money key="base" amount={page.baseSalary} currency={page.currencyIso} />],
      ...(page.totalCompensation === null
        ? []
        : [
            [
              pageCopy.totalCompensation,
              <Money key="total" amount={page.totalCompensation} currency={page.currencyIso} />,
            ] as const,
          ]),
    ]}
  />
);

/** The answers and the comment that are shared with the candidate's details. */
export const AnswersAndComment = ({ page }: { page: Shown }) => (
  <>
    {page.answers.length > 0 && (
      <>
        <h3>{pageCopy.answers}</h3>
        <dl className={s.answers}>
          {page.answers.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answerText(answer)}</dd>
            </div>
          ))}
        </dl>
      </>
    )}
    {page.comment !== '' && (
      <>
        <h3>{pageCopy.comment({ agency: page.agencyName })}</h3>
        <blockquote className={s.comment}>{page.comment}</blockquote>
      </>
    )}
  </>
);

type Props = {
  page: ConsentPage;
  token: string;
  title: string;
  /** Controls for correcting the details, shown right below them. */
  corrections?: ReactNode;
};

/** Everything that the agency wants to share with the employer. */
export const SharedDetails = ({ page, token, title, corrections }: Props) => {
  const [cv, ...others] = page.documents;
  const [, ...otherNames] = distinctNames(page.documents.map(({ fileName }) => fileName));
  return (
    <section aria-labelledby="shared">
      <h2 id="shared">{title}</h2>
      <SharedPersonDetails page={page} />
      {corrections}
      <h3>{pageCopy.documents}</h3>
      <ul className={s.files}>
        {cv && (
          <li>
            <FileText aria-hidden="true" />
            <span>{cv.fileName}</span>
            <DownloadButton
              size="sm"
              aria-label={pageCopy.downloadNamed({ name: cv.fileName })}
              onDownload={() => downloadSharedCv(token)}
            >
              {pageCopy.downloadCv}
            </DownloadButton>
          </li>
        )}
        {others.map(({ fileName, sha256 }, at) => {
          const name = otherNames[at] ?? fileName;
          return (
            <li key={name}>
              <FileText aria-hidden="true" />
              <span>{name}</span>
              <DownloadButton
                size="sm"
                aria-label={pageCopy.downloadNamed({ name })}
                onDownload={() => downloadSharedFile(token, sha256)}
              >
                {pageCopy.downloadFile}
              </DownloadButton>
            </li>
          );
        })}
      </ul>
      <AnswersAndComment page={page} />
    </section>
  );
};

/** The terms of the consent, sentence by sentence. */
export const ConsentTerms = ({ page, title }: { page: ConsentPage; title: string }) => (
  <section aria-labelledby="terms">
    <h2 id="terms">{title}</h2>
    <ul className={s.terms}>
      {page.text.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </section>
);

/** The position, the person who asks for consent, and the contact for questions. */
export const PositionDetails = ({ page, children }: { page: ConsentPage; children?: ReactNode }) => (
  <section className={s.position} aria-label={pageCopy.position}>
    <b>{page.jobTitle}</b>
    <p>{[page.clientName, page.jobLocation].filter((text) => text !== '').join(', ')}</p>
    <Facts
      facts={[
        [pageCopy.agency, page.agencyName],
        [
          pageCopy.contact,
          <span key="contact">
            {page.askedByName}
            {', '}
            <Email address={page.askedByEmail} />
          </span>,
        ],
        ...(children === undefined ? [] : [[pageCopy.answerBy, children] as const]),
      ]}
    />
  </section>
);
