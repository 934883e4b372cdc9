import { Download, FileText, X } from 'lucide-react';
import type { CandidateDocument } from '#contract/candidates/shapes/document.ts';
import { downloadSubmissionDocument } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { distinctNames, formatSize } from '#web/platform/formats.ts';
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
export const DocumentList = ({ documents, onRemove }: Props) => {
  const names = distinctNames(documents.map(({ fileName }) => fileName));
  return (
    <ul className={s.documents}>
      {documents.map((document, at) => {
        const name = names[at] ?? document.fileName;
        return (
          <li key={document.documentId}>
            <FileText aria-hidden="true" />
            <span className={s.name}>{name}</span>
            <span className={s.size}>{formatSize(document.sizeBytes)}</span>
            <span className={s.do}>
              <Button
                kind="quiet"
                size="sm"
                icon
                aria-label={copy.download({ name })}
                onClick={() => download(document.documentId)}
              >
                <Download aria-hidden="true" />
              </Button>
              {onRemove && (
                <Button
                  kind="quiet"
                  size="sm"
                  icon
                  aria-label={copy.removeDocument({ name })}
                  onClick={() => onRemove(document)}
                >
                  <X aria-hidden="true" />
                </Button>
              )}
            </span>
            {document.unreadable && <p className={s.note}>{document.unreadable.words}</p>}
          </li>
        );
      })}
    </ul>
  );
};
