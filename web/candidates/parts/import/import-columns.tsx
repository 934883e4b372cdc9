import { Link } from '@tanstack/react-router';
import { candidateName } from '#contract/candidates/rules.ts';
import type { ImportedCv } from '#contract/candidates/shapes/imported-cv.ts';
import type { ImportedPerson } from '#contract/people/shapes.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate, formatSize } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Status } from '#web/ui/indicators/status.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { X } from 'lucide-react';
import { importCopy } from './import-copy.ts';
import { foundCvDetails, unconfirmedValuesOf, type ImportRowState } from './row-state.ts';
import { MissingSalaryField } from './missing-salary-field.tsx';
import type { Outcome } from './use-bulk-submit.ts';
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
  outcome: Outcome | undefined;
  /** The person on the agency's records who has the same email address, phone number or LinkedIn profile as this CV. */
  person: ImportedPerson | undefined;
  currency: string;
  /** Whether the candidate will be asked for consent instead of being submitted. */
  asksConsent: boolean;
  onRemove: () => void;
  onRetry: () => void;
  onSalary: (salary: string) => Promise<void>;
};

export const rowName = ({ queued, imported }: ImportRow): string =>
  queued?.file.name ?? ((imported && candidateName(imported.fields)) || importCopy.unnamed);

const Title = ({ row }: { row: ImportRow }) => {
  const file = row.imported?.file;
  const about = row.queued
    ? formatSize(row.queued.file.size)
    : [file?.fileName, file && formatSize(file.sizeBytes)].filter(Boolean).join(', ');
  return (
    <span className={s.who}>
      <span>{rowName(row)}</span>
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

const icons = { unread: 'bad', blocked: 'locked', double: 'warn', incomplete: 'warn', ready: 'good' } as const;

const QueuedResult = ({ queued }: { queued: QueuedFile }) => {
  if (queued.state === 'waiting') return <Status icon="pending">{importCopy.readingState}</Status>;
  if (queued.state === 'sending') return <Status icon="pending">{importCopy.sending}</Status>;
  return <Status icon="bad">{queued.message}</Status>;
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
  if (outcome?.state === 'done') return <Status>{row.asksConsent ? importCopy.asked : importCopy.submitted}</Status>;
  if (outcome?.state === 'sending')
    return <Status icon="pending">{row.asksConsent ? importCopy.asking : importCopy.submitting}</Status>;
  if (outcome?.state === 'failed') return <Status icon="bad">{outcome.message}</Status>;
  if (!state || !imported) return null;
  const toConfirm = unconfirmedValuesOf(imported).length;
  const note = [state.note, state.kind === 'ready' && toConfirm > 0 && importCopy.toConfirm({ count: toConfirm })]
    .filter(Boolean)
    .join(' ');
  return (
    <span className={s.result}>
      <Status icon={icons[state.kind]}>{state.words}</Status>
      {note !== '' && <small>{note}</small>}
      {row.person && <KnownPerson person={row.person} />}
    </span>
  );
};

const isOver = ({ outcome }: ImportRow): boolean => outcome?.state === 'done' || outcome?.state === 'sending';

/** The field or button for a problem that can be solved without opening the row. */
const Fix = ({ row }: { row: ImportRow }) => {
  const { queued, state, imported } = row;
  if (isOver(row)) return null;
  if (queued?.state === 'failed')
    return (
      <Button size="sm" onClick={row.onRetry}>
        {importCopy.tryAgain}
      </Button>
    );
  return imported && state?.needsSalary === true ? (
    <MissingSalaryField name={rowName(row)} currency={row.currency} onSave={row.onSalary} />
  ) : null;
};

const Remove = ({ row }: { row: ImportRow }) =>
  isOver(row) || row.queued?.state === 'sending' ? null : (
    <Button
      kind="quiet"
      size="sm"
      icon
      aria-label={importCopy.removeNamed({ name: rowName(row) })}
      onClick={row.onRemove}
    >
      <X aria-hidden="true" />
    </Button>
  );

export const importColumns: readonly Column<ImportRow>[] = [
  { id: 'who', header: importCopy.candidateAndFile, title: true, cell: (row) => <Title row={row} /> },
  {
    id: 'found',
    header: importCopy.fieldsFound,
    width: 152,
    stack: 'start',
    cell: (row) => row.imported && <Found imported={row.imported} />,
  },
  { id: 'result', header: importCopy.result, stack: 'line', cell: (row) => <Result row={row} /> },
  {
    id: 'fix',
    header: importCopy.fix,
    width: 208,
    end: true,
    stack: 'line',
    silent: true,
    cell: (row) => <Fix row={row} />,
  },
  {
    id: 'remove',
    header: importCopy.remove,
    width: 64,
    end: true,
    stack: 'corner',
    silent: true,
    cell: (row) => <Remove row={row} />,
  },
];
