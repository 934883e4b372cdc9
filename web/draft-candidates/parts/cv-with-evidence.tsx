import { useQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import type { DraftCandidate } from '#contract/draft-candidates/shapes.ts';
import { documentTextQuery, downloadSubmissionDocument } from '#web/candidates/public.tsx';
import { copy } from '#web/draft-candidates/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { Button } from '#web/ui/button/button.tsx';
import d from '#web/ui/text/document.module.css';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { MarkedText } from './marked-text.tsx';

const Sheet = ({ draft, documentId }: { draft: DraftCandidate; documentId: string }) => {
  const found = useQuery(documentTextQuery(documentId));
  if (found.isError) {
    return <LoadError part title={copy.fileFailed} error={found.error} onRetry={() => void found.refetch()} />;
  }
  const text = found.data?.text;
  if (text === undefined) {
    return (
      <div className={d.sheet}>
        <SkeletonText lines={8} label={copy.readingText} />
      </div>
    );
  }
  if (text === null || text === '') return <p className={d.sheet}>{copy.noPreview}</p>;
  return <MarkedText text={text} answers={draft.suitability} />;
};

/** A draft's CV as text with the quoted words marked, and a download of the file. */
export const CvWithEvidence = ({ draft }: { draft: DraftCandidate }) => {
  const { file } = draft;
  if (!file) return <EmptyState title={copy.fileGone} />;
  const download = (): void =>
    void downloadSubmissionDocument(file.documentId).catch((error: unknown) => toast.problem(error));
  return (
    <>
      <div className={d.bar}>
        <FileText aria-hidden="true" />
        <b title={file.fileName}>{file.fileName}</b>
        <span className={d.tools}>
          <Button kind="quiet" size="sm" icon aria-label={copy.download({ name: file.fileName })} onClick={download}>
            <Download aria-hidden="true" />
          </Button>
        </span>
      </div>
      <div className={d.well}>
        <Sheet draft={draft} documentId={file.documentId} />
      </div>
    </>
  );
};
