import { useQuery } from '@tanstack/react-query';
import { Download, FileText, Minus, Plus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { CandidateDocument } from '#contract/candidates/shapes/document.ts';
import { fileQuery, downloadSubmissionDocument } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { nbsp } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/states/states.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import d from '#web/ui/text/document.module.css';
import { DocumentText } from './document-text.tsx';
import { CandidatePageSkeleton } from './candidate-page-skeleton.tsx';
import s from './cv.module.css';

// The PDF renderer is large, so it is loaded on demand.
const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.tsx')).PdfPages }));

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2];

type Props = {
  file: CandidateDocument | null;
  /** Actions on the CV, or the reason why there are none, shown between the toolbar and the page. */
  actions?: ReactNode;
};

/**
 * The CV: a PDF is rendered page by page, and any other format is shown as plain text. A download is always offered.
 */
export const CvPane = ({ file, actions }: Props) => {
  const [zoom, setZoom] = useState(2);
  const [pages, setPages] = useState<number | null>(null);
  const [asText, setAsText] = useState(false);
  if (!file) return <EmptyState title={copy.noCv} />;
  const isPdf = file.extension === 'pdf';
  const drawn = isPdf && !asText;
  const download = (): void =>
    void downloadSubmissionDocument(file.documentId).catch((error: unknown) => toast.problem(error));
  return (
    <>
      <div className={d.bar}>
        <FileText aria-hidden="true" />
        <b title={file.fileName}>{file.fileName}</b>
        {pages !== null && drawn && <small>{copy.pages({ count: pages })}</small>}
        <span className={d.tools}>
          {drawn && (
            <span className={s.zoom}>
              <Button
                kind="quiet"
                size="sm"
                icon
                aria-label={copy.zoomOut}
                onClick={() => setZoom(Math.max(0, zoom - 1))}
              >
                <Minus aria-hidden="true" />
              </Button>
              <output>{`${String((zooms[zoom] ?? 1) * 100)}${nbsp}%`}</output>
              <Button
                kind="quiet"
                size="sm"
                icon
                aria-label={copy.zoomIn}
                onClick={() => setZoom(Math.min(zooms.length - 1, zoom + 1))}
              >
                <Plus aria-hidden="true" />
              </Button>
            </span>
          )}
          {isPdf && (
            <Button kind="quiet" size="sm" aria-pressed={asText} onClick={() => setAsText(!asText)}>
              {copy.showText}
            </Button>
          )}
          <Button kind="quiet" size="sm" icon aria-label={copy.download({ name: file.fileName })} onClick={download}>
            <Download aria-hidden="true" />
          </Button>
        </span>
      </div>
      {actions}
      {file.unreadable && <p className={s.unreadable}>{file.unreadable.words}</p>}
      {/* The page can be wider than its container, so it must be scrollable by keyboard too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable */}
      <div className={cx(d.well, s.well)} tabIndex={0} role="region" aria-label={file.fileName}>
        {drawn ? (
          <Drawn file={file} zoom={zooms[zoom] ?? 1} onPages={setPages} onFailed={() => setAsText(true)} />
        ) : (
          <DocumentText documentId={file.documentId} />
        )}
      </div>
    </>
  );
};

type DrawnProps = { file: CandidateDocument; zoom: number; onPages: (count: number) => void; onFailed: () => void };

const Drawn = ({ file, zoom, onPages, onFailed }: DrawnProps) => {
  const blob = useQuery(fileQuery(file.documentId));
  if (blob.isError) {
    return <LoadError part title={copy.fileFailed} error={blob.error} onRetry={() => void blob.refetch()} />;
  }
  if (!blob.data) return <CandidatePageSkeleton />;
  return (
    <Suspense fallback={<CandidatePageSkeleton />}>
      <PdfPages blob={blob.data} zoom={zoom} onPages={onPages} onFailed={onFailed} />
    </Suspense>
  );
};
