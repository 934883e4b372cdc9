import { useQuery } from '@tanstack/react-query';
import { assessmentPreviewQuery } from '#web/profile/client.ts';
import { assessmentCopy as words } from '#web/profile/copy.ts';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { AssessmentAnswers } from './assessment-answers.tsx';

/** A dialog with the saved answers as Rolecall sees them. */
export const PreviewDialog = ({ onClose }: { onClose: () => void }) => {
  const preview = useQuery(assessmentPreviewQuery);
  return (
    <Dialog open size="md" title={words.previewTitle} onClose={onClose}>
      {preview.data ? (
        <AssessmentAnswers preview={preview.data} />
      ) : preview.isError ? (
        <ErrorState inline title={words.failed} onRetry={() => void preview.refetch()} />
      ) : (
        <SkeletonText lines={12} />
      )}
    </Dialog>
  );
};
