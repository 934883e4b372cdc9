import { FileText } from 'lucide-react';
import type { ConsentExport } from '#contract/consents/shapes.ts';
import { downloadHeld } from '#web/consents/client.ts';
import { DownloadButton } from '#web/ui/button/download-button.tsx';
import { heldCopy as copy } from './held-copy.ts';
import { pageCopy } from './page-copy.ts';
import s from './consent-page.module.css';

/** All files that the agency holds about the candidate, each with its download. */
export const HeldDocuments = ({ record, token }: { record: ConsentExport; token: string }) =>
  record.documents.length > 0 && (
    <>
      <h3>{copy.documents}</h3>
      <ul className={s.files}>
        {record.documents.map((document) => (
          <li key={document.documentId}>
            <FileText aria-hidden="true" />
            <span>{document.fileName}</span>
            <DownloadButton
              size="sm"
              aria-label={pageCopy.downloadHeld({ name: document.fileName })}
              onDownload={() => downloadHeld(token, document)}
            >
              {pageCopy.downloadFile}
            </DownloadButton>
          </li>
        ))}
      </ul>
    </>
  );
