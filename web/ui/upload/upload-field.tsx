import { CircleCheck, FileText, OctagonAlert, Paperclip, RotateCw, Upload, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { distinctNames, formatSize, nbsp } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { disabledReasonsOf, DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import type { DisabledReasons } from '#web/ui/button/disabled-reason.tsx';
import { cx } from '#web/ui/cx.ts';
import f from '#web/ui/form/form.module.css';
import { Progress } from '#web/ui/indicators/progress.tsx';
import text from '#web/ui/text/text.module.css';
import { LiveRegion } from '#web/ui/text/live-region.tsx';
import { copy } from '#web/ui/copy.ts';
import { droppedFiles } from './dropped-files.ts';
import { fileLimits, limitsText } from './limits.ts';
import type { UploadLimits } from './limits.ts';
import { useUploads } from './use-uploads.ts';
import type { SendUpload, UploadEntry, Uploads } from './use-uploads.ts';
import s from './upload.module.css';

type PresentFile = { name: string; size: number; note?: string | undefined; onRemove?: () => void };

type Props<Sent> = {
  label: string;
  limits?: UploadLimits;
  /** Uploads each file at once and returns the server's result. Without this prop, the form sends the files later. */
  send?: SendUpload<Sent>;
  many?: boolean;
  optional?: boolean;
  /**
   * Whether to show the field as a single line beside a text. The limits are then shown only when a file is refused.
   */
  compact?: boolean;
  /** Whether the field spans both columns of a two-column form. */
  full?: boolean;
  error?: string | undefined;
  off?: DisabledReasons;
  /** Returns a note to show below an uploaded file, for example that its text couldn't be read. */
  noteOf?: (sent: Sent) => string | undefined;
  /** Files from an earlier save, for example the CV of a candidate being edited. */
  present?: readonly PresentFile[];
  onChange?: (entries: readonly UploadEntry<Sent>[]) => void;
  /** Files chosen before this time (`performance.now()`) have already been sent and are no longer listed. */
  sentUntil?: number;
  /** Receives the chosen files, on a page that has its own list of files. The field then doesn't list them. */
  onFiles?: (files: readonly File[]) => void;
  /** Called when the first upload starts, and when the last upload ends. */
  onUploading?: (isUploading: boolean) => void;
};

/**
 * The maximum number of files taken from dropped folders, so that a large folder doesn't fill the page. A page that
 * accepts fewer says so beside the files that it refuses.
 */
const maxFromFolders = 100;

const none: readonly PresentFile[] = [];
const ignored = (): void => undefined;

/**
 * A field to which files can be added by click, key or drop. It shows its limits at first, and a reason beside each
 * refused file.
 */
export const UploadField = <Sent,>({
  label,
  limits = fileLimits,
  send,
  many = false,
  optional,
  compact = false,
  full,
  error,
  off,
  noteOf,
  present = none,
  onChange = ignored,
  sentUntil,
  onFiles,
  onUploading,
}: Props<Sent>) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  /** Which of the dropped files were not taken, and why. */
  const [dropProblem, setDropProblem] = useState('');
  const uploads = useUploads({ limits, send, many, sentUntil, onChange, onUploading });
  const reasons = disabledReasonsOf(off);
  const take = (files: readonly File[]): void => (onFiles ? onFiles(files) : uploads.add(files));
  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    setOver(false);
    if (reasons) return;
    setDropProblem('');
    // Only a field for several files accepts folders.
    if (!many) take([...event.dataTransfer.files]);
    else {
      const { files, unreadable, leftOut } = await droppedFiles(event.dataTransfer, maxFromFolders);
      const problems = [
        unreadable.length > 0 && copy.uploadUnreadable({ names: unreadable.join(', ') }),
        leftOut > 0 && copy.uploadLeftOut({ count: leftOut, most: maxFromFolders }),
      ];
      setDropProblem(problems.filter(Boolean).join(' '));
      if (files.length > 0) take(files);
    }
  };
  // If a file was refused, the reason is already shown beside its name.
  const own = uploads.entries.some(isBad) ? undefined : error;
  const errors = [own ?? '', dropProblem].filter((one) => one !== '');
  const shownFiles = many || uploads.entries.length === 0 ? present : none;
  const names = distinctNames([...shownFiles, ...uploads.entries].map(({ name }) => name));
  return (
    <div className={cx(f.field, full && f.full)}>
      <span className={cx(f.label, compact && text.hidden)}>
        <label htmlFor={id}>
          {label}
          {optional === true && <span className={f.opt}> {copy.optional}</span>}
        </label>
      </span>
      <div
        className={cx(s.drop, compact && s.compact, over && s.over, reasons && s.off, error !== undefined && s.wrong)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!reasons);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => void drop(event)}
      >
        <span className={s.line}>
          {compact ? <Paperclip aria-hidden="true" /> : <Upload aria-hidden="true" />}
          {compact ? (
            <span aria-hidden="true">{label}</span>
          ) : (
            <span>
              <span className={s.choose}>{many ? copy.uploadChooseMany : copy.uploadChoose}</span>{' '}
              {many ? copy.uploadDropMany : copy.uploadDrop}
            </span>
          )}
        </span>
        <span className={cx(f.hint, compact && text.hidden)} id={`${id}-limits`}>
          {limitsText(limits)}
        </span>
        <input
          ref={input}
          id={id}
          className={s.input}
          type="file"
          multiple={many}
          accept={limits.extensions.map((extension) => `.${extension}`).join(',')}
          aria-describedby={`${id}-limits${errors.length === 0 ? '' : ` ${id}-error`}${reasons ? ` ${id}-why` : ''}`}
          aria-invalid={error === undefined ? undefined : true}
          aria-disabled={reasons ? true : undefined}
          onClick={(event) => {
            if (reasons) event.preventDefault();
          }}
          onChange={(event) => {
            setDropProblem('');
            if (event.target.files) take([...event.target.files]);
            event.target.value = '';
          }}
        />
      </div>
      {errors.length > 0 && (
        <div id={`${id}-error`} role="alert">
          {errors.map((one) => (
            <p key={one} className={f.error}>
              <OctagonAlert aria-hidden="true" />
              {one}
            </p>
          ))}
        </div>
      )}
      {reasons && <DisabledReason reasons={reasons} id={`${id}-why`} />}
      {(uploads.entries.length > 0 || present.length > 0) && (
        <ul className={s.files}>
          {shownFiles.map((file, at) => (
            <li key={names[at]}>
              <FileText aria-hidden="true" />
              <span className={s.name}>{names[at]}</span>
              <span className={s.size}>
                {formatSize(file.size)}
                {file.onRemove && (
                  <Button
                    kind="quiet"
                    size="sm"
                    icon
                    aria-label={copy.remove({ name: names[at] ?? file.name })}
                    onClick={() => {
                      file.onRemove?.();
                      input.current?.focus();
                    }}
                  >
                    <X aria-hidden="true" />
                  </Button>
                )}
              </span>
              {file.note !== undefined && <p className={s.under}>{file.note}</p>}
            </li>
          ))}
          {uploads.entries.map((entry, at) => (
            <FileLine
              key={entry.id}
              entry={entry}
              name={names[shownFiles.length + at] ?? entry.name}
              isSent={send !== undefined}
              note={entry.sent === undefined ? undefined : noteOf?.(entry.sent)}
              uploads={uploads}
              onGone={() => input.current?.focus()}
            />
          ))}
        </ul>
      )}
      <LiveRegion text={saidOf(uploads.entries.at(-1), send !== undefined, noteOf)} />
    </div>
  );
};

const isBad = (entry: UploadEntry<unknown>): boolean => entry.state === 'refused' || entry.state === 'failed';

const saidOf = <Sent,>(
  entry: UploadEntry<Sent> | undefined,
  isSent: boolean,
  noteOf: Props<Sent>['noteOf'],
): string => {
  if (!entry) return '';
  if (entry.state === 'sending') return copy.uploading({ name: entry.name });
  if (entry.state === 'done') {
    const note = entry.sent === undefined ? undefined : noteOf?.(entry.sent);
    return [(isSent ? copy.uploaded : copy.chosen)({ name: entry.name }), note].filter(Boolean).join(' ');
  }
  return `${entry.name}: ${entry.message ?? ''}`;
};

const FileLine = <Sent,>({
  entry,
  name,
  isSent,
  note,
  uploads,
  onGone,
}: {
  entry: UploadEntry<Sent>;
  /** The file's name, with a number if it isn't the only file with this name. */
  name: string;
  /** Whether the file is uploaded at once, rather than later by the form. */
  isSent: boolean;
  note: string | undefined;
  uploads: Uploads<Sent>;
  onGone: () => void;
}) => {
  const bad = isBad(entry);
  const Icon = bad ? OctagonAlert : FileText;
  return (
    <li>
      <Icon aria-hidden="true" className={cx(bad && s.bad)} />
      <span className={s.name}>{name}</span>
      <span className={s.size}>
        {entry.state === 'done' && isSent && <CircleCheck aria-hidden="true" className={s.good} />}
        {entry.state === 'sending' ? `${Math.round(entry.percent)}${nbsp}%` : formatSize(entry.size)}
        {entry.state === 'failed' && (
          <Button kind="quiet" size="sm" icon aria-label={copy.retry({ name })} onClick={() => uploads.retry(entry.id)}>
            <RotateCw aria-hidden="true" />
          </Button>
        )}
        <Button
          kind="quiet"
          size="sm"
          icon
          aria-label={copy.remove({ name })}
          onClick={() => {
            uploads.remove(entry.id);
            onGone();
          }}
        >
          <X aria-hidden="true" />
        </Button>
      </span>
      {entry.state === 'sending' && (
        <span className={s.under}>
          <Progress action thin label={copy.uploading({ name })} value={entry.percent} />
        </span>
      )}
      {bad && <p className={cx(s.under, s.bad)}>{entry.message}</p>}
      {note !== undefined && <p className={s.under}>{note}</p>}
    </li>
  );
};
