import { FileText } from 'lucide-react';
import type { ConsentExport } from '#contract/consents/shapes.ts';
import { downloadHeldFile } from '#web/consents/client.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { distinctNames, formatDateTime } from '#web/platform/formats.ts';
import { DownloadButton } from '#web/ui/button/download-button.tsx';
import { heldCopy as copy } from './held-copy.ts';
import { pageCopy } from './page-copy.ts';
import s from './consent-page.module.css';

/** All files that the agency holds about the candidate, each with its download. */
export const HeldDocuments = ({ record: { documents }, token }: { record: ConsentExport; token: string }) => {
  const names = distinctNames(documents.map(({ fileName }) => fileName));
  if (documents.length === 0) return null;
  return (
    <>
      <h3>{copy.documents}</h3>
      <ul className={s.files}>
        {documents.map((document, at) => {
          const name = names[at] ?? document.fileName;
          return (
            <li key={document.documentId}>
              <FileText aria-hidden="true" />
              <span>
                {name}
                {document.removed !== null && (
                  <small>{copy.formerFile({ when: formatDateTime(document.removed, viewerZone()) })}</small>
                )}
              </span>
              <DownloadButton
                size="sm"
                aria-label={pageCopy.downloadHeld({ name })}
                onDownload={() => downloadHeldFile(token, document)}
              >
                {pageCopy.downloadFile}
              </DownloadButton>
            </li>
          );
        })}
      </ul>
    </>
  );
};
