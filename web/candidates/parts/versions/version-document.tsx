import { Download, Eye, FileText } from 'lucide-react';
import type { CandidateDocument } from '#contract/candidates/shapes/document.ts';
import { downloadSubmissionDocument } from '#web/candidates/client.ts';
import { copy as viewerCopy } from '#web/candidates/copy.ts';
import { formatSize } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { versionsCopy as copy } from './versions-copy.ts';
import s from './versions.module.css';

type Props = { document: CandidateDocument; onShow: (document: CandidateDocument) => void };

/** A document in a version, which may have been replaced since. It can be downloaded, and a CV can be shown. */
export const VersionDocument = ({ document, onShow }: Props) => {
  const { documentId, fileName: name } = document;
  const download = (): void =>
    void downloadSubmissionDocument(documentId).catch((error: unknown) => toast.problem(error));
  return (
    <span className={s.document}>
      <FileText aria-hidden="true" />
      <span className={s.name}>{name}</span>
      <small>{formatSize(document.sizeBytes)}</small>
      {document.kind === 'cv' && (
        <Button kind="quiet" size="sm" icon aria-label={copy.show({ name })} onClick={() => onShow(document)}>
          <Eye aria-hidden="true" />
        </Button>
      )}
      <Button kind="quiet" size="sm" icon aria-label={viewerCopy.download({ name })} onClick={download}>
        <Download aria-hidden="true" />
      </Button>
    </span>
  );
};
