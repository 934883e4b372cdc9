import { documentFlags } from '#contract/prequalification/states.ts';
import type { PrequalificationDocument } from '#contract/prequalification/shapes.ts';
import { DocumentLine, DownloadVersionButton } from '#web/prequalification/parts/document-line.tsx';
import { copy } from '#web/prequalification/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate, formatSize } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import s from '#web/prequalification/parts/lines.module.css';

export type LibraryAction = 'replace' | 'edit' | 'delete' | 'permissions';

type Props = {
  document: PrequalificationDocument;
  /** Performs an action on the document. Absent for users who may only view documents. */
  onAct: ((act: LibraryAction) => void) | undefined;
};

const openTo = ({ permissions }: PrequalificationDocument): string => {
  const clients = permissions.filter((permission) => documentFlags.some((flag) => permission[flag]));
  return clients.length === 0
    ? copy.openToNobody
    : copy.openTo({ clients: clients.map(({ clientname }) => clientname).join(', ') });
};

/** A document in the library, with the clients that can see it, its versions and actions. */
export const LibraryLine = ({ document, onAct }: Props) => {
  const name = document.description;
  const current = document.versions.find(({ isCurrent }) => isCurrent);
  return (
    <DocumentLine
      title={name}
      facts={[
        document.file,
        formatSize(document.sizeBytes),
        copy.modified({ day: formatDate(document.modified, viewerZone()) }),
        openTo(document),
      ]}
      expiresOn={document.expiresOn}
      isExpired={document.isExpired}
      versionId={current?.versionId ?? ''}
      file={document.file}
    >
      <details className={s.versions}>
        <summary>{copy.versions({ count: document.versions.length })}</summary>
        <ul>
          {document.versions.map((version) => (
            <li key={version.versionId}>
              <p className={s.facts}>
                <span>{copy.version({ number: version.versionNumber })}</span>
                {version.isCurrent && <span>{copy.current}</span>}
                <span>{version.file}</span>
                <span>{formatDate(version.created, viewerZone())}</span>
                <span>{copy.uploadedBy({ name: version.uploadedByName })}</span>
                {version.approvedBy.length > 0 && (
                  <span>{copy.approvedOn({ clients: version.approvedBy.join(', ') })}</span>
                )}
              </p>
              {!version.isCurrent && <DownloadVersionButton versionId={version.versionId} file={version.file} />}
            </li>
          ))}
        </ul>
      </details>
      {onAct && (
        <div className={s.do}>
          <Button size="sm" aria-label={copy.whoSeesItNamed({ name })} onClick={() => onAct('permissions')}>
            {copy.whoSees}
          </Button>
          <Button size="sm" aria-label={copy.replaceNamed({ name })} onClick={() => onAct('replace')}>
            {copy.replace}
          </Button>
          <Button size="sm" aria-label={copy.editNamed({ name })} onClick={() => onAct('edit')}>
            {copy.edit}
          </Button>
          <Button size="sm" kind="stop" aria-label={copy.deleteNamed({ name })} onClick={() => onAct('delete')}>
            {copy.delete}
          </Button>
        </div>
      )}
    </DocumentLine>
  );
};
