import { Download, FileText } from 'lucide-react';
import type { PersonCv } from '#contract/people/shapes.ts';
import { downloadSubmissionDocument } from '#web/candidates/public.tsx';
import { copy } from '#web/people/copy.ts';
import { formatSize } from '#web/platform/formats.ts';
import { DownloadButton } from '#web/ui/button/download-button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './people.module.css';

/** The CVs from all submissions, latest first. */
export const CvList = ({ cvs }: { cvs: readonly PersonCv[] }) => (
  <Block title={copy.cvs} {...(cvs.length > 0 ? { note: cvs.length } : {})}>
    {cvs.length === 0 ? (
      <p className={s.quiet}>{copy.noCvs}</p>
    ) : (
      <ul className={s.cvs}>
        {cvs.map(({ documentId, fileName, sizeBytes, created, jobTitle, clientName }) => (
          <li key={documentId}>
            <FileText aria-hidden="true" />
            <span>
              <b>{fileName}</b>
              <small>
                {copy.cvOf({ role: jobTitle, client: clientName })} · <DateText value={created} /> ·{' '}
                {formatSize(sizeBytes)}
              </small>
            </span>
            <DownloadButton
              kind="quiet"
              size="sm"
              icon
              aria-label={copy.downloadCv({ name: fileName, role: jobTitle, client: clientName })}
              onDownload={() => downloadSubmissionDocument(documentId)}
            >
              <Download aria-hidden="true" />
            </DownloadButton>
          </li>
        ))}
      </ul>
    )}
  </Block>
);
