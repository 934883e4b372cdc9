import { documentFlags } from '#contract/prequalification/states.ts';
import type { PrequalificationDocument } from '#contract/prequalification/shapes.ts';
import { DocumentLine, DownloadButton } from '#web/prequalification/parts/document-line.tsx';
import { words } from '#web/prequalification/words.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate, formatSize } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import s from '#web/prequalification/parts/lines.module.css';

export type Act = 'replace' | 'edit' | 'delete' | 'permissions';

type Props = {
  document: PrequalificationDocument;
  /** Absent for whoever may only look. */
  onAct: ((act: Act) => void) | undefined;
};

const openTo = ({ permissions }: PrequalificationDocument): string => {
  const clients = permissions.filter((permission) => documentFlags.some((flag) => permission[flag]));
  return clients.length === 0
    ? words.openToNobody
    : words.openTo({ clients: clients.map(({ clientname }) => clientname).join(', ') });
};

/** A document of the library: who sees it, its versions, and what can be done with it. */
export const LibraryLine = ({ document, onAct }: Props) => {
  const name = document.description;
  const current = document.versions.find(({ isCurrent }) => isCurrent);
  return (
    <DocumentLine
      title={name}
      facts={[
        document.file,
        formatSize(document.sizeBytes),
        words.modified({ day: formatDate(document.modified, viewerZone()) }),
        openTo(document),
      ]}
      expiresOn={document.expiresOn}
      isExpired={document.isExpired}
      versionId={current?.versionId ?? ''}
      file={document.file}
    >
      <details className={s.versions}>
        <summary>{words.versions({ count: document.versions.length })}</summary>
        <ul>
          {document.versions.map((version) => (
            <li key={version.versionId}>
              <p className={s.facts}>
                <span>{words.version({ number: version.versionNumber })}</span>
                {version.isCurrent && <span>{words.current}</span>}
                <span>{version.file}</span>
                <span>{formatDate(version.created, viewerZone())}</span>
                <span>{words.uploadedBy({ name: version.uploadedByName })}</span>
                {version.approvedBy.length > 0 && (
                  <span>{words.approvedOn({ clients: version.approvedBy.join(', ') })}</span>
                )}
              </p>
              {!version.isCurrent && <DownloadButton versionId={version.versionId} file={version.file} />}
            </li>
          ))}
        </ul>
      </details>
      {onAct && (
        <div className={s.do}>
          <Button size="sm" aria-label={words.whoSeesItNamed({ name })} onClick={() => onAct('permissions')}>
            {words.whoSees}
          </Button>
          <Button size="sm" aria-label={words.replaceNamed({ name })} onClick={() => onAct('replace')}>
            {words.replace}
          </Button>
          <Button size="sm" aria-label={words.editNamed({ name })} onClick={() => onAct('edit')}>
            {words.edit}
          </Button>
          <Button size="sm" kind="stop" aria-label={words.deleteNamed({ name })} onClick={() => onAct('delete')}>
            {words.delete}
          </Button>
        </div>
      )}
    </DocumentLine>
  );
};
