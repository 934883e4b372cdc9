import { lazy, Suspense, useState } from 'react';
import { useResumeEngagement, type OwnEngagementView } from '#web/engagements/client.ts';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import type { EndAction } from '#web/engagements/parts/end-dialog.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

const ChangeClosingDialog = lazy(async () => ({
  default: (await import('#web/engagements/parts/closing-dialog.tsx')).ChangeClosingDialog,
}));
const StageDialog = lazy(async () => ({
  default: (await import('#web/engagements/parts/closing-dialog.tsx')).MoveStageDialog,
}));
const PublishAgainDialog = lazy(async () => ({
  default: (await import('#web/engagements/parts/closing-dialog.tsx')).PublishAgainDialog,
}));

const PauseWholeDialog = lazy(async () => ({
  default: (await import('#web/engagements/parts/request-dialogs.tsx')).PauseEngagementDialog,
}));
const EndDialog = lazy(async () => ({
  default: (await import('#web/engagements/parts/end-dialog.tsx')).EndEngagementDialog,
}));

const ResumeWhole = ({ engagement }: { engagement: OwnEngagementView }) => {
  const resume = useResumeEngagement();
  return (
    <Button
      kind="primary"
      pending={resume.isPending}
      onClick={() =>
        resume.mutate(
          { engagementId: engagement.engagementId },
          {
            onSuccess: () => toast.success(copy.resumedWhole),
            onError: (error) => toast.problem(error),
          },
        )
      }
    >
      {copy.resumeWhole}
    </Button>
  );
};

/**
 * The employer's actions on a whole engagement. If an action ends the engagement, the outcome is shown above the page.
 */
export const OwnEngagementActions = ({ engagement }: { engagement: OwnEngagementView }) => {
  const [asks, setAsks] = useState<'closing' | 'stage' | 'again' | 'pause' | EndAction | null>(null);
  const { can, notice } = engagement;
  const close = (): void => setAsks(null);
  return (
    <>
      {notice === null && !can.pause.allowed && can.resume.allowed && <ResumeWhole engagement={engagement} />}
      {notice === null && engagement.nextStage !== null && (
        <Button kind="primary" off={can.moveStage} onClick={() => setAsks('stage')}>
          {engagement.nextStage === 'bidding' ? copy.openBidding : copy.openClarification}
        </Button>
      )}
      {notice === null && (
        <Button off={can.changeClosing} onClick={() => setAsks('closing')}>
          {copy.changeClosing}
        </Button>
      )}
      {notice === null && can.pause.allowed && <Button onClick={() => setAsks('pause')}>{copy.pauseWhole}</Button>}
      <Button off={can.publishAgain} onClick={() => setAsks('again')}>
        {copy.publishAgain}
      </Button>
      {notice === null && engagement.stage !== 'fulfillment' && (
        <Button kind="stop" off={can.cancel} onClick={() => setAsks('cancel')}>
          {copy.cancelEngagement}
        </Button>
      )}
      {notice === null && engagement.stage === 'fulfillment' && (
        <>
          <Button off={can.complete} onClick={() => setAsks('complete')}>
            {copy.completeEngagement}
          </Button>
          <Button kind="stop" off={can.discontinue} onClick={() => setAsks('discontinue')}>
            {copy.discontinue}
          </Button>
        </>
      )}
      <Suspense fallback={null}>
        {asks === 'stage' && <StageDialog engagement={engagement} onClose={close} />}
        {asks === 'closing' && <ChangeClosingDialog engagement={engagement} onClose={close} />}
        {asks === 'pause' && <PauseWholeDialog engagement={engagement} onClose={close} />}
        {asks === 'again' && <PublishAgainDialog engagement={engagement} onClose={close} />}
        {(asks === 'cancel' || asks === 'discontinue' || asks === 'complete') && (
          <EndDialog engagement={engagement} as={asks} onClose={close} />
        )}
      </Suspense>
    </>
  );
};
