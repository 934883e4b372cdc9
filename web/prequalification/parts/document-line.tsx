import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { downloadDocumentVersion } from '#web/prequalification/client.ts';
import { copy } from '#web/prequalification/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './lines.module.css';

/** Downloads a version of a document, and shows an error if that fails. */
const keep = (versionId: string): void =>
  void downloadDocumentVersion(versionId).catch((error: unknown) =>
    toast.error(error instanceof Error ? error.message : String(error)),
  );

export const DownloadVersionButton = ({ versionId, file }: { versionId: string; file: string }) => (
  <Button
    kind="quiet"
    size="sm"
    icon
    aria-label={copy.download({ name: file })}
    title={copy.download({ name: file })}
    onClick={() => keep(versionId)}
  >
    <Download aria-hidden="true" />
  </Button>
);

type Props = {
  title: string;
  facts: readonly string[];
  expiresOn: string | null;
  isExpired: boolean;
  versionId: string;
  file: string;
  /** Further details and actions of the document. */
  children?: ReactNode;
};

/** A document in a list: its title, its expiry date and a download of its file. */
export const DocumentLine = ({ title, facts, expiresOn, isExpired, versionId, file, children }: Props) => (
  <li className={s.line}>
    <FileText aria-hidden="true" />
    <div>
      <b>{title}</b>
      <p className={s.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </div>
    <span className={s.expiry}>
      {expiresOn === null ? (
        copy.neverExpires
      ) : isExpired ? (
        <StatusLabel icon="warn">{copy.expired({ day: formatDate(expiresOn, viewerZone()) })}</StatusLabel>
      ) : (
        copy.expires({ day: formatDate(expiresOn, viewerZone()) })
      )}
    </span>
    <DownloadVersionButton versionId={versionId} file={file} />
    {children !== undefined && <div className={s.more}>{children}</div>}
  </li>
);
