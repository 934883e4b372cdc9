import type { SharedDocument } from '#contract/prequalification/shapes.ts';
import { DocumentLine } from '#web/prequalification/parts/document-line.tsx';
import { copy } from '#web/prequalification/copy.ts';
import { formatSize } from '#web/platform/formats.ts';
import s from '#web/prequalification/parts/lines.module.css';

/** An agency's documents, shown to the employer, each with a download and a contact. */
export const SharedDocumentList = ({ documents }: { documents: readonly SharedDocument[] }) => (
  <ul className={s.lines}>
    {documents.map((document) => (
      <DocumentLine
        key={document.versionId}
        title={document.description}
        facts={[
          document.file,
          formatSize(document.sizeBytes),
          copy.version({ number: document.versionNumber }),
          ...(document.location === '' ? [] : [document.location]),
          ...(document.email === '' ? [] : [copy.askAbout({ email: document.email })]),
        ]}
        expiresOn={document.expiresOn}
        isExpired={document.isExpired}
        versionId={document.versionId}
        file={document.file}
      />
    ))}
  </ul>
);
