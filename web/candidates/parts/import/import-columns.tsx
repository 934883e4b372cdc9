import { Link } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import type { ImportedCv } from '#contract/candidates/shapes/imported-cv.ts';
import type { ImportedPerson } from '#contract/people/shapes.ts';
import { candidateFormOf } from '#web/candidates/parts/form/form-schema.ts';
import { toDisputedPerson, type OfferDispute } from '#web/candidates/parts/form/offer-dispute.ts';
import { isOwnedByAnother, type DuplicateCheckResult } from '#web/candidates/parts/form/use-duplicate-check.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate, formatSize } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { X } from 'lucide-react';
import { importCopy } from './import-copy.ts';
import { foundCvDetails, unconfirmedValuesOf, type ImportRowState } from './row-state.ts';
import { MissingSalaryField } from './missing-salary-field.tsx';
import type { BulkSubmitOutcome } from './use-bulk-submit.ts';
import type { QueuedFile } from './use-import-queue.ts';
import s from './import.module.css';

/** A row's group, by which the list can be filtered. */
export type ImportRowGroup = ImportRowState['kind'] | 'waiting' | 'submitted';

export type ImportRow = {
  key: string;
  group: ImportRowGroup;
  queued: QueuedFile | undefined;
  imported: ImportedCv | undefined;
  state: ImportRowState | undefined;
  outcome: BulkSubmitOutcome | undefined;
  /** Whether the row can't be changed or removed, because its request has no result yet. */
  isFrozen: boolean;
  /** The person on the agency's records who has the same email address, phone number or LinkedIn profile as this CV. */
  person: ImportedPerson | undefined;
  currency: string;
  /** The result of the duplicate check, once it has arrived. */
  verdict: DuplicateCheckResult | undefined;
  place: { engagementId: string; talentRequestId: string };
  /** Whether the candidate will be asked for consent instead of being submitted. */
  asksConsent: boolean;
};

/** The actions that a row offers to the user. */
export type ImportRowActions = {
  remove: (row: ImportRow) => void;
  /** Uploads the file again. */
  retry: (row: ImportRow) => void;
  /** Repeats the duplicate check. */
  check: (row: ImportRow) => void;
  saveSalary: (row: ImportRow, salary: string) => Promise<void>;
};
type Actions = RefObject<ImportRowActions>;

/** The content of a row that other rooms provide. */
export type ImportSlots = {
  /** Renders the state of the consent request to a person. */
  consent: (person: { engagementId: string; talentRequestId: string; emailAddress: string }) => ReactNode;
  /** An offer to dispute the ownership of a person that another agency owns. */
  dispute: OfferDispute;
};

export const importRowName = ({ queued, imported }: ImportRow): string =>
  queued?.file.name ?? ((imported && candidateName(imported.fields)) || importCopy.unnamed);

const Title = ({ row }: { row: ImportRow }) => {
  const file = row.imported?.file;
  const about = row.queued
    ? formatSize(row.queued.file.size)
    : [file?.fileName, file && formatSize(file.sizeBytes)].filter(Boolean).join(', ');
  return (
    <span className={s.who}>
      <span>{importRowName(row)}</span>
      <small>{about}</small>
    </span>
  );
};

/** Shows a stroke for each of six details, filled if the CV contains that detail. */
const Found = ({ imported }: { imported: ImportedCv }) => {
  const parts = foundCvDetails(imported);
  const missing = parts.filter(({ isFound }) => !isFound).map(({ name }) => name);
  const words = missing.length === 0 ? importCopy.allFound : importCopy.missing({ fields: missing.join(', ') });
  return (
    <span className={s.found} title={words}>
      <span className={s.strokes} aria-hidden="true">
        {parts.map(({ name, isFound }) => (
          <i key={name} className={isFound ? s.on : undefined} />
        ))}
      </span>
      <span aria-hidden="true">{importCopy.ofSix({ found: parts.length - missing.length })}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
};

const icons = {
  unread: 'bad',
  blocked: 'locked',
  double: 'warn',
  incomplete: 'warn',
  checking: 'pending',
  unchecked: 'warn',
  ready: 'good',
} as const;

/** Why a file was not read or a candidate not submitted. It wraps, because it may be longer than its column. */
const Failure = ({ children }: { children: string }) => (
  <span className={s.result}>
    <StatusLabel icon="bad">{children}</StatusLabel>
  </span>
);

const QueuedResult = ({ queued }: { queued: QueuedFile }) => {
  if (queued.state === 'waiting') return <StatusLabel icon="pending">{importCopy.readingState}</StatusLabel>;
  if (queued.state === 'sending') return <StatusLabel icon="pending">{importCopy.sending}</StatusLabel>;
  return <Failure>{queued.message}</Failure>;
};

/** Shows that the agency has submitted this person before, with the last submission. */
const KnownPerson = ({ person }: { person: ImportedPerson }) => {
  const { personId, lastSubmitted, lastJobTitle, lastClientName } = person;
  return (
    <small>
      <Link to="/people/$personId" params={{ personId }}>
        {candidateName(person)}
      </Link>
      {', '}
      {importCopy.lastSubmitted({
        jobTitle: lastJobTitle,
        client: lastClientName,
        date: formatDate(lastSubmitted, viewerZone()),
      })}
    </small>
  );
};

const Result = ({ row }: { row: ImportRow }) => {
  const { queued, state, outcome, imported } = row;
  if (queued) return <QueuedResult queued={queued} />;
  if (outcome?.state === 'done')
    return <StatusLabel>{row.asksConsent ? importCopy.asked : importCopy.submitted}</StatusLabel>;
  if (outcome?.state === 'sending')
    return <StatusLabel icon="pending">{row.asksConsent ? importCopy.asking : importCopy.submitting}</StatusLabel>;
  if (outcome?.state === 'failed') return <Failure>{outcome.message}</Failure>;
  if (!state || !imported) return null;
  const toConfirm = unconfirmedValuesOf(imported).length;
  const note = [state.note, state.kind === 'ready' && toConfirm > 0 && importCopy.toConfirm({ count: toConfirm })]
    .filter(Boolean)
    .join(' ');
  return (
    <span className={s.result}>
      <StatusLabel icon={icons[state.kind]}>{state.words}</StatusLabel>
      {note !== '' && <small>{note}</small>}
      {row.person && <KnownPerson person={row.person} />}
    </span>
  );
};

const isOver = ({ outcome, isFrozen }: ImportRow): boolean => isFrozen || outcome?.state === 'done';

const formLabels = {
  unread: importCopy.enterDetails,
  blocked: importCopy.review,
  double: importCopy.review,
  incomplete: importCopy.complete,
  checking: importCopy.review,
  unchecked: importCopy.review,
  ready: importCopy.review,
} as const;

/** The next step for a row: a field or button that solves its problem, or the link to its form. */
const Action = ({ row, dispute, actions }: { row: ImportRow; dispute: OfferDispute; actions: Actions }) => {
  const { queued, state, imported } = row;
  if (isOver(row)) return null;
  if (queued?.state === 'failed')
    return (
      <Button size="sm" onClick={() => actions.current.retry(row)}>
        {importCopy.tryAgain}
      </Button>
    );
  if (!imported || !state) return null;
  if (state.needsSalary)
    return (
      <MissingSalaryField
        name={importRowName(row)}
        currency={row.currency}
        onSave={(salary) => actions.current.saveSalary(row, salary)}
      />
    );
  if (state.kind === 'unchecked')
    return (
      <Button
        size="sm"
        aria-label={importCopy.actionOf({ action: importCopy.checkAgain, name: importRowName(row) })}
        onClick={() => actions.current.check(row)}
      >
        {importCopy.checkAgain}
      </Button>
    );
  if (row.verdict && isOwnedByAnother(row.verdict))
    return dispute(toDisputedPerson(candidateFormOf(imported.fields), row.place));
  return (
    <LinkButton
      size="sm"
      to="/engagement/$engagementId/submit/$talentRequestId"
      params={row.place}
      search={{ draft: imported.draftId }}
      aria-label={importCopy.actionOf({ action: formLabels[state.kind], name: importRowName(row) })}
    >
      {formLabels[state.kind]}
    </LinkButton>
  );
};

const Remove = ({ row, actions }: { row: ImportRow; actions: Actions }) =>
  isOver(row) || row.queued?.state === 'sending' ? null : (
    <Button
      kind="quiet"
      size="sm"
      icon
      aria-label={importCopy.removeNamed({ name: importRowName(row) })}
      onClick={() => actions.current.remove(row)}
    >
      <X aria-hidden="true" />
    </Button>
  );

/**
 * Returns the columns of the list of imported CVs. The consent is shown if the client requires the candidates' own
 * consent.
 */
export const importColumns = (
  { consent, dispute }: ImportSlots,
  asksConsent: boolean,
  actions: Actions,
): readonly Column<ImportRow>[] => [
  { id: 'who', header: importCopy.candidateAndFile, title: true, cell: (row) => <Title row={row} /> },
  {
    id: 'found',
    header: importCopy.fieldsFound,
    width: 152,
    stack: 'start',
    cell: (row) => row.imported && <Found imported={row.imported} />,
  },
  { id: 'result', header: importCopy.result, stack: 'line', cell: (row) => <Result row={row} /> },
  ...(asksConsent
    ? [
        {
          id: 'consent',
          header: importCopy.consentHeader,
          width: 136,
          stack: 'line',
          cell: ({ imported, place }) =>
            imported &&
            imported.fields.emailAddress !== '' &&
            consent({ ...place, emailAddress: imported.fields.emailAddress }),
        } satisfies Column<ImportRow>,
      ]
    : []),
  {
    id: 'action',
    header: importCopy.action,
    width: 208,
    end: true,
    stack: 'line',
    silent: true,
    cell: (row) => <Action row={row} dispute={dispute} actions={actions} />,
  },
  {
    id: 'remove',
    header: importCopy.remove,
    width: 64,
    end: true,
    stack: 'corner',
    silent: true,
    cell: (row) => <Remove row={row} actions={actions} />,
  },
];
