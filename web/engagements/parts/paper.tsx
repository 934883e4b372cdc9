import { Check, Download, FileText } from 'lucide-react';
import { useState } from 'react';
import type { DocumentView, RequirementView } from '#contract/engagements/shapes.ts';
import { saveDocument } from '#web/engagements/client.ts';
import { words } from '#web/engagements/words.ts';
import { formatSize } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/over/toast.ts';
import s from './engagement.module.css';

/** What the employer requires of an agency, the mandatory ones marked. */
export const Requirements = ({ requirements }: { requirements: readonly RequirementView[] }) =>
  requirements.length === 0 ? (
    <p className={s.muted}>{words.noRequirements}</p>
  ) : (
    <ul className={s.lines}>
      {requirements.map((requirement) => (
        <li key={requirement.requirementId} className={s.requirement}>
          <Check aria-hidden="true" />
          <span>
            {requirement.text}
            {requirement.isMandatory && <small>{words.mandatory}</small>}
          </span>
        </li>
      ))}
    </ul>
  );

/** The documents of an engagement, each to be kept by a click. */
export const Documents = ({ documents }: { documents: readonly DocumentView[] }) =>
  documents.length === 0 ? (
    <p className={s.muted}>{words.noDocuments}</p>
  ) : (
    <ul className={s.lines}>
      {documents.map((document) => (
        <DocumentLine key={document.documentId} document={document} />
      ))}
    </ul>
  );

const DocumentLine = ({ document }: { document: DocumentView }) => {
  const [pending, setPending] = useState(false);
  const save = async (): Promise<void> => {
    setPending(true);
    await saveDocument(document.documentId)
      .catch((error: unknown) => toast.error(error instanceof Error ? error.message : '', words.downloadFailed))
      .finally(() => setPending(false));
  };
  return (
    <li className={s.document}>
      <FileText aria-hidden="true" />
      <span>
        <b>{document.title}</b>
        <small>
          {document.fileName}
          <span className={s.dot}>{formatSize(document.sizeBytes)}</span>
        </small>
      </span>
      <Button
        kind="quiet"
        size="sm"
        icon
        aria-label={words.download({ name: document.title })}
        pending={pending}
        onClick={() => void save()}
      >
        <Download aria-hidden="true" />
      </Button>
    </li>
  );
};
