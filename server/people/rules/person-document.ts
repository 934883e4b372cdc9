import { dayText } from '#contract/common/day-text.ts';
import { formatMoney } from '#contract/common/format-money.ts';
import type { PersonExport } from '#contract/people/shapes.ts';
import { personDocumentCopy as copy } from '../copy.ts';

type Submission = PersonExport['submissions'][number];
type Section = { heading: string; lines: readonly string[] };

const day = (at: string): string => dayText(new Date(at), 'UTC');

/** Returns the non-empty lines of a text, the first of them with a label. */
const labelled = (label: string, text: string | null): string[] => {
  const [first = '', ...rest] = (text ?? '').split('\n').filter((line) => line.trim() !== '');
  return first === '' ? [] : [copy.labelled({ label, text: first }), ...rest];
};

const detailLines = (one: Submission): string[] => [
  ...labelled(copy.status, one.status),
  ...labelled(copy.submitted, copy.byOn({ name: one.submittedByName, day: day(one.submitted) })),
  ...labelled(copy.name, `${one.firstName} ${one.lastName}`),
  ...labelled(copy.email, one.emailAddress),
  ...labelled(copy.phone, one.contactNumber),
  ...labelled(copy.linkedIn, one.linkedIn),
  ...labelled(copy.location, one.location),
  ...labelled(copy.salary, formatMoney(one.baseSalary, one.currency)),
  ...labelled(copy.compensation, one.totalCompensation && formatMoney(one.totalCompensation, one.currency)),
  ...labelled(copy.fee, formatMoney(one.agencyFee, one.currency)),
  ...labelled(copy.consent, one.consentConfirmed && day(one.consentConfirmed)),
  ...labelled(copy.comment, one.commentToEmployer),
  ...labelled(copy.reason, one.reason),
];

const ownershipLines = ({ kind, opened, outcome, statements, contacts, reasons }: Submission['ownership'][number]) => [
  copy[kind]({ day: day(opened), outcome }),
  ...contacts.map(({ on, channel, summary }) => copy.contact({ day: on, channel, text: summary })),
  ...statements.flatMap((text) => text.split('\n')),
  ...labelled(copy.reason, reasons),
];

const consentLines = (one: PersonExport['consents'][number]): string[] => [
  copy.asked({
    day: day(one.requested),
    name: one.requestedByName,
    job: one.jobTitle,
    client: one.clientName,
    state: one.state,
  }),
  ...(one.answered === null ? [] : [copy.answered({ day: day(one.answered) })]),
  ...(one.withdrawn === null ? [] : [copy.withdrawn({ day: day(one.withdrawn) })]),
  ...(one.note === '' ? [] : one.note.split('\n')),
];

const renewalLine = ({ asked, askedByName, keeps }: PersonExport['renewals'][number]): string => {
  const answer = keeps ? copy.agreed : copy.refused;
  return copy.renewal({ day: day(asked), name: askedByName, answer: keeps === null ? copy.noAnswer : answer });
};

const changeText = ({ what, before, after }: Submission['versions'][number]['changes'][number]): string => {
  if (before === '') return copy.added({ what, after });
  return after === '' ? copy.deleted({ what, before }) : copy.change({ what, before, after });
};

const versionLines = ({ number, at, byName, changes }: Submission['versions'][number]): string[] => [
  copy.version({ number, day: day(at), name: byName }),
  ...changes.flatMap((change) => changeText(change).split('\n')),
];

const sectionsOf = (one: Submission): Section[] => {
  const under = copy.submission({ job: one.jobTitle, client: one.clientName });
  const parts: Section[] = [
    { heading: under, lines: detailLines(one) },
    {
      heading: copy.steps,
      lines: one.steps.flatMap(({ status, at, byName, reason }) => [
        copy.step({ day: day(at), status, name: byName }),
        ...labelled(copy.reason, reason),
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
          ? copy.document({ name, day: day(created) })
          : copy.removedDocument({ name, day: day(created), removed: day(removed) }),
      ),
    },
    { heading: copy.versions, lines: one.versions.flatMap(versionLines) },
    {
      heading: copy.comments,
      lines: one.comments.flatMap(({ text, authorName, created }) => [
        copy.byOn({ name: authorName, day: day(created) }),
        ...text.split('\n'),
      ]),
    },
    { heading: copy.ownership, lines: one.ownership.flatMap(ownershipLines) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
};

/**
 * Lays out everything that the agency stores about a person as a readable document, with the same content as the JSON
 * file.
 */
export const personDocument = (person: PersonExport, agency: string) => {
  const [latest] = person.submissions;
  const name = latest ? `${latest.firstName} ${latest.lastName}` : '';
  return {
    title: name,
    under: copy.under({ agency, day: day(person.exported) }),
    sections: [
      ...person.submissions.flatMap(sectionsOf),
      ...[
        { heading: copy.consents, lines: person.consents.flatMap(consentLines) },
        { heading: copy.renewals, lines: person.renewals.map(renewalLine) },
      ].filter(({ lines }) => lines.length > 0),
      ...(person.notes.length === 0
        ? []
        : [
            {
              heading: copy.notes,
              lines: person.notes.flatMap(({ text, authorName, created }) => [
                copy.byOn({ name: authorName, day: day(created) }),
                ...text.split('\n'),
              ]),
            },
          ]),
    ],
  };
};
