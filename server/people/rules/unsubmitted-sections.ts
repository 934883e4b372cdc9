import type { PersonExport } from '#contract/people/shapes/export.ts';
import { personDocumentCopy as copy } from '../copy.ts';
import { contactLine, formatDocumentDay, labelLines, type DocumentSection } from './document-lines.ts';

/** Returns one line for each non-empty value of a saved form. */
const fieldLines = (fields: Record<string, unknown>): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const isEmpty = value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
    if (isEmpty) return [];
    return copy.field({ name, value: typeof value === 'string' ? value : JSON.stringify(value) }).split('\n');
  });

const consentLines = (one: PersonExport['consents'][number]): string[] => [
  copy.asked({
    day: formatDocumentDay(one.requested),
    name: one.requestedByName,
    job: one.jobTitle,
    client: one.clientName,
    state: one.state,
  }),
  copy.sentTo({ email: one.emailAddress }),
  ...(one.reminded === null ? [] : [copy.reminded({ day: formatDocumentDay(one.reminded) })]),
  copy.expires({ day: formatDocumentDay(one.expires) }),
  ...(one.opened === null ? [] : [copy.opened({ day: formatDocumentDay(one.opened) })]),
  ...(one.answered === null ? [] : [copy.answered({ day: formatDocumentDay(one.answered) })]),
  ...(one.withdrawn === null ? [] : [copy.withdrawn({ day: formatDocumentDay(one.withdrawn) })]),
  ...(one.note === '' ? [] : one.note.split('\n')),
  ...labelLines(copy.withdrawalNote, one.withdrawalNote),
  ...one.corrections.map((correction) => copy.correction(correction)),
  copy.textVersion({ version: one.textVersion }),
  ...one.text,
  ...labelLines(copy.shownHash, one.shownHash),
  ...(one.shown === null ? [] : [copy.shown, ...fieldLines(JSON.parse(one.shown) as Record<string, unknown>)]),
  ...labelLines(copy.notSubmitted, one.problem),
  ...one.fileNames.map((name) => copy.attached({ name })),
  ...(one.submission === null ? [] : [copy.details, ...fieldLines(one.submission)]),
];

const draftLines = (one: PersonExport['draftCandidates'][number]): string[] => [
  copy.draft({
    job: one.jobTitle,
    client: one.clientName,
    name: `${one.firstName} ${one.lastName}`,
    email: one.emailAddress,
    day: formatDocumentDay(one.created),
    changed: formatDocumentDay(one.updated),
  }),
  ...(one.fileName === null ? [] : [copy.attached({ name: one.fileName })]),
  ...labelLines(copy.assessment, one.assessment.status),
  ...labelLines(copy.score, one.assessment.score === null ? null : String(one.assessment.score)),
  ...labelLines(copy.method, [one.assessment.method, one.assessment.model].filter((part) => part !== null).join(', ')),
  ...labelLines(copy.problem, one.assessment.problem),
  ...one.assessment.answers.flatMap(({ requirement, isMandatory, verdict, quotation }) => [
    copy.requirement({ requirement, kind: isMandatory ? copy.mandatory : copy.desirable, verdict }),
    ...(quotation === null ? [] : copy.quotation({ text: quotation }).split('\n')),
  ]),
  ...one.checkLinks.map(({ issued, expires, revoked }) =>
    revoked === null
      ? copy.checkLink({ day: formatDocumentDay(issued), until: formatDocumentDay(expires) })
      : copy.revoked({ day: formatDocumentDay(issued), until: formatDocumentDay(revoked) }),
  ),
  ...one.modelCalls.flatMap(({ at, model, version, inputHash, inputTokens, outputTokens, problem }) => [
    copy.modelCall({
      day: formatDocumentDay(at),
      model,
      version,
      tokens: (inputTokens ?? 0) + (outputTokens ?? 0),
      hash: inputHash,
    }),
    ...labelLines(copy.problem, problem),
  ]),
];

const formLines = (one: PersonExport['submissionDrafts'][number]): string[] => [
  (one.isImported ? copy.imported : copy.form)({
    job: one.jobTitle,
    client: one.clientName,
    day: formatDocumentDay(one.saved),
  }),
  ...(one.fileName === null ? [] : [copy.attached({ name: one.fileName })]),
  ...fieldLines(one.fields),
];

const disputeLines = (one: PersonExport['disputes'][number]): string[] => [
  copy.ownDispute({
    day: formatDocumentDay(one.opened),
    name: one.openedByName,
    job: one.jobTitle,
    client: one.clientName,
    state: one.state,
  }),
  ...labelLines(copy.name, `${one.firstName} ${one.lastName}`),
  ...one.contacts.map(contactLine),
  ...one.statement.split('\n'),
  ...labelLines(copy.reason, one.reasons),
];

/** Lays out the data that the agency stores about a person besides their submissions. */
export const unsubmittedSections = (
  person: Pick<PersonExport, 'consents' | 'draftCandidates' | 'submissionDrafts' | 'disputes'>,
): DocumentSection[] => [
  { heading: copy.consents, lines: person.consents.flatMap(consentLines) },
  { heading: copy.draftCandidates, lines: person.draftCandidates.flatMap(draftLines) },
  { heading: copy.submissionDrafts, lines: person.submissionDrafts.flatMap(formLines) },
  { heading: copy.ownDisputes, lines: person.disputes.flatMap(disputeLines) },
];
