import { formatMoney } from '#contract/common/format-money.ts';
import type { PersonExport } from '#contract/people/shapes/export.ts';
import { personDocumentCopy as copy } from '../copy.ts';
import { contactLine, formatDocumentDay, labelLines, type DocumentSection } from './document-lines.ts';
import { unsubmittedSections } from './unsubmitted-sections.ts';

type Submission = PersonExport['submissions'][number];

const detailLines = (one: Submission): string[] => [
  ...labelLines(copy.status, one.status),
  ...labelLines(copy.submitted, copy.byOn({ name: one.submittedByName, day: formatDocumentDay(one.submitted) })),
  ...labelLines(copy.name, `${one.firstName} ${one.lastName}`),
  ...labelLines(copy.email, one.emailAddress),
  ...labelLines(copy.phone, one.contactNumber),
  ...labelLines(copy.linkedIn, one.linkedIn),
  ...labelLines(copy.location, one.location),
  ...labelLines(copy.salary, formatMoney(one.baseSalary, one.currency)),
  ...labelLines(copy.compensation, one.totalCompensation && formatMoney(one.totalCompensation, one.currency)),
  ...labelLines(copy.fee, formatMoney(one.agencyFee, one.currency)),
  ...labelLines(copy.feeState, one.feeState && copy[one.feeState]),
  ...labelLines(copy.consent, one.consentConfirmed && formatDocumentDay(one.consentConfirmed)),
  ...labelLines(copy.comment, one.commentToEmployer),
  ...labelLines(copy.reason, one.reason),
];

const ownershipLines = ({ kind, opened, outcome, statements, contacts, reasons }: Submission['ownership'][number]) => [
  copy[kind]({ day: formatDocumentDay(opened), outcome }),
  ...contacts.map(contactLine),
  ...statements.flatMap((text) => text.split('\n')),
  ...labelLines(copy.reason, reasons),
];

const renewalLine = ({ asked, askedByName, keeps }: PersonExport['renewals'][number]): string => {
  const answer = keeps ? copy.agreed : copy.refused;
  return copy.renewal({
    day: formatDocumentDay(asked),
    name: askedByName,
    answer: keeps === null ? copy.noAnswer : answer,
  });
};

const changeText = ({ what, before, after }: Submission['versions'][number]['changes'][number]): string => {
  if (before === '') return copy.added({ what, after });
  return after === '' ? copy.deleted({ what, before }) : copy.change({ what, before, after });
};

const versionLines = ({ number, at, byName, changes }: Submission['versions'][number]): string[] => [
  copy.version({ number, day: formatDocumentDay(at), name: byName }),
  ...changes.flatMap((change) => changeText(change).split('\n')),
];

const revisionLines = (currency: string, revision: Submission['salaryRevisions'][number]): string[] => [
  copy.revision({
    day: formatDocumentDay(revision.proposed),
    name: revision.proposedByName,
    salary: formatMoney(revision.baseSalary, currency),
    before: formatMoney(revision.baseSalaryBefore, currency),
    fee: formatMoney(revision.agencyFee, currency),
    feeBefore: formatMoney(revision.agencyFeeBefore, currency),
    state: revision.state,
  }),
  ...labelLines(copy.compensation, revision.totalCompensation && formatMoney(revision.totalCompensation, currency)),
  ...labelLines(copy.reason, revision.reason),
  ...(revision.decided === null
    ? []
    : [copy.decided({ name: revision.decidedByName ?? '', day: formatDocumentDay(revision.decided) })]),
  ...labelLines(copy.reason, revision.decisionReason),
];

const sectionsOf = (one: Submission): DocumentSection[] => {
  const under = copy.submission({ job: one.jobTitle, client: one.clientName });
  const parts: DocumentSection[] = [
    { heading: under, lines: detailLines(one) },
    {
      heading: copy.steps,
      lines: one.steps.flatMap(({ status, at, byName, reason }) => [
        copy.step({ day: formatDocumentDay(at), status, name: byName }),
        ...labelLines(copy.reason, reason),
      ]),
    },
    {
      heading: copy.answers,
      lines: one.answers.flatMap(({ question, answer }) => [question, ...answer.split('\n')]),
    },
    {
      heading: copy.documents,
      lines: one.documents.map(({ fileName: name, created, removed }) =>
        removed === null
          ? copy.document({ name, day: formatDocumentDay(created) })
          : copy.removedDocument({ name, day: formatDocumentDay(created), removed: formatDocumentDay(removed) }),
      ),
    },
    { heading: copy.versions, lines: one.versions.flatMap(versionLines) },
    {
      heading: copy.comments,
      lines: one.comments.flatMap(({ text, authorName, created, earlierTexts, fileNames }) => [
        copy.byOn({ name: authorName, day: formatDocumentDay(created) }),
        ...text.split('\n'),
        ...earlierTexts.map((earlier) => copy.earlier({ text: earlier })),
        ...fileNames.map((name) => copy.attached({ name })),
      ]),
    },
    {
      heading: copy.revisions,
      lines: one.salaryRevisions.flatMap((revision) => revisionLines(one.currency, revision)),
    },
    { heading: copy.ownership, lines: one.ownership.flatMap(ownershipLines) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
};

const recordLines = ({ retention, merges }: PersonExport): string[] => [
  copy.recorded({ day: formatDocumentDay(retention.created), last: formatDocumentDay(retention.lastSubmitted) }),
  ...(retention.noticed === null ? [] : [copy.noticed({ day: formatDocumentDay(retention.noticed) })]),
  ...(retention.renewed === null ? [] : [copy.renewed({ day: formatDocumentDay(retention.renewed) })]),
  ...(retention.refused === null ? [] : [copy.keepRefused({ day: formatDocumentDay(retention.refused) })]),
  ...merges.map(({ merged, mergedByName: name, undone }) =>
    undone === null
      ? copy.merge({ day: formatDocumentDay(merged), name })
      : copy.mergeUndone({ day: formatDocumentDay(merged), name, until: formatDocumentDay(undone) }),
  ),
];

/**
 * Lays out everything that the agency stores about a person as a readable document, with the same content as the JSON
 * file.
 */
export const personDocument = (person: PersonExport, agency: string) => {
  const [latest] = person.submissions;
  const name = latest ? `${latest.firstName} ${latest.lastName}` : '';
  return {
    title: name,
    under: copy.under({ agency, day: formatDocumentDay(person.exported) }),
    sections: [
      ...person.submissions.flatMap(sectionsOf),
      ...[
        ...unsubmittedSections(person),
        { heading: copy.renewals, lines: person.renewals.map(renewalLine) },
        { heading: copy.record, lines: recordLines(person) },
        {
          heading: copy.notes,
          lines: person.notes.flatMap(({ text, authorName, created }) => [
            copy.byOn({ name: authorName, day: formatDocumentDay(created) }),
            ...text.split('\n'),
          ]),
        },
      ].filter(({ lines }) => lines.length > 0),
    ],
  };
};
