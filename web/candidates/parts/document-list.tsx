import { Download, FileText, X } from 'lucide-react';
import type { CandidateDocument } from '#contract/candidates/shapes/document.ts';
import { downloadSubmissionDocument } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { formatSize } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './documents.module.css';

type Props = {
  documents: readonly CandidateDocument[];
  onRemove?: ((document: CandidateDocument) => void) | undefined;
};

const download = (documentId: string): void =>
  void downloadSubmissionDocument(documentId).catch((error: unknown) => toast.problem(error));

/** A list of documents with their names and sizes. Each can be downloaded and, if allowed, removed. */
export const DocumentList = ({ documents, onRemove }: Props) => (
  <ul className={s.documents}>
    {documents.map((document) => (
      <li key={document.documentId}>
        <FileText aria-hidden="true" />
        <span className={s.name}>{document.fileName}</span>
        <span className={s.size}>{formatSize(document.sizeBytes)}</span>
        <span className={s.do}>
          <Button
            kind="quiet"
            size="sm"
            icon
            aria-label={copy.download({ name: document.fileName })}
            onClick={() => download(document.documentId)}
          >
            <Download aria-hidden="true" />
          </Button>
          {onRemove && (
            <Button
              kind="quiet"
              size="sm"
              icon
              aria-label={copy.removeDocument({ name: document.fileName })}
              onClick={() => onRemove(document)}
            >
              <X aria-hidden="true" />
            </Button>
          )}
        </span>
        {document.unreadable && <p className={s.note}>{document.unreadable.words}</p>}
      </li>
    ))}
  </ul>
);
