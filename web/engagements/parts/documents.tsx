import { Check, Download, FileText, X } from 'lucide-react';
import { downloadDocumentEndpoint } from '#contract/engagements/endpoints/agency.ts';
import type { DocumentView, RequirementView } from '#contract/engagements/shapes.ts';
import { copy } from '#web/engagements/copy.ts';
import { downloadFromApi } from '#web/platform/client.ts';
import { formatSize } from '#web/platform/formats.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DownloadButton } from '#web/ui/button/download-button.tsx';
import s from './engagement.module.css';

const downloadEngagementDocument = async (documentId: string): Promise<void> => {
  downloadBlob(await downloadFromApi(downloadDocumentEndpoint, { documentId }));
};

/** The employer's requirements for agencies, with mandatory ones marked. */
export const AgencyRequirements = ({ requirements }: { requirements: readonly RequirementView[] }) =>
  requirements.length === 0 ? (
    <p className={s.muted}>{copy.noRequirements}</p>
  ) : (
    <ul className={s.lines}>
      {requirements.map((requirement) => (
        <li key={requirement.requirementId} className={s.requirement}>
          <Check aria-hidden="true" />
          <span>
            {requirement.text}
            {requirement.isMandatory && <small>{copy.mandatory}</small>}
          </span>
        </li>
      ))}
    </ul>
  );

type DocumentsProps = {
  documents: readonly DocumentView[];
  /** Returns the talent request that a document is about, if any. */
  aboutOf?: ((document: DocumentView) => string | undefined) | undefined;
  /** Removes a document. Absent for users who aren't allowed to. */
  onRemove?: ((document: DocumentView) => void) | undefined;
};

/** An engagement's documents, each with a download. */
export const EngagementDocuments = ({ documents, aboutOf, onRemove }: DocumentsProps) =>
  documents.length === 0 ? (
    <p className={s.muted}>{copy.noDocuments}</p>
  ) : (
    <ul className={s.lines}>
      {documents.map((document) => (
        <DocumentLine key={document.documentId} document={document} about={aboutOf?.(document)} onRemove={onRemove} />
      ))}
    </ul>
  );

type LineProps = {
  document: DocumentView;
  about: string | undefined;
  onRemove: ((document: DocumentView) => void) | undefined;
};

const DocumentLine = ({ document, about, onRemove }: LineProps) => (
  <li className={s.document}>
    <FileText aria-hidden="true" />
    <span>
      <b>{document.title}</b>
      <small>
        {document.fileName}
        <span className={s.dot}>{formatSize(document.sizeBytes)}</span>
        {document.isReferenceAgreement && <span className={s.dot}>{copy.agreement}</span>}
        {about !== undefined && <span className={s.dot}>{about}</span>}
      </small>
    </span>
    <span className={s.documentDo}>
      <DownloadButton
        kind="quiet"
        size="sm"
        icon
        aria-label={copy.download({ name: document.title })}
        onDownload={() => downloadEngagementDocument(document.documentId)}
      >
        <Download aria-hidden="true" />
      </DownloadButton>
      {onRemove && (
        <Button
          kind="quiet"
          size="sm"
          icon
          aria-label={copy.removeDocument({ name: document.title })}
          onClick={() => onRemove(document)}
        >
          <X aria-hidden="true" />
        </Button>
      )}
    </span>
  </li>
);
