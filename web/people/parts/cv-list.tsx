import { Download, FileText } from 'lucide-react';
import type { PersonCv } from '#contract/people/shapes.ts';
import { downloadSubmissionDocument } from '#web/candidates/public.tsx';
import { copy } from '#web/people/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate, formatSize } from '#web/platform/formats.ts';
import { DownloadButton } from '#web/ui/button/download-button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './people.module.css';

const Cv = ({ cv }: { cv: PersonCv }) => {
  const { documentId, fileName, sizeBytes, created, jobTitle: role, clientName: client } = cv;
  const replaced = cv.replaced !== null && copy.cvReplaced({ date: formatDate(cv.replaced, viewerZone()) });
  const download = copy.downloadCv({ name: fileName, role, client });
  return (
    <li>
      <FileText aria-hidden="true" />
      <span>
        <b>{fileName}</b>
        <small>
          {copy.cvOf({ role, client })} · <DateText value={created} /> · {formatSize(sizeBytes)}
          {replaced && ` · ${replaced}`}
        </small>
      </span>
      <DownloadButton
        kind="quiet"
        size="sm"
        icon
        aria-label={replaced ? `${download}, ${replaced}` : download}
        onDownload={() => downloadSubmissionDocument(documentId)}
      >
        <Download aria-hidden="true" />
      </DownloadButton>
    </li>
  );
};

/** The CVs from all submissions, latest first, including those that were replaced. */
export const CvList = ({ cvs }: { cvs: readonly PersonCv[] }) => (
  <Block title={copy.cvs} {...(cvs.length > 0 ? { note: cvs.length } : {})}>
    {cvs.length === 0 ? (
      <p className={s.quiet}>{copy.noCvs}</p>
    ) : (
      <ul className={s.cvs}>
        {cvs.map((cv) => (
          <Cv key={cv.documentId} cv={cv} />
        ))}
      </ul>
    )}
  </Block>
);
