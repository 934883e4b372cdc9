import { lazy, Suspense, useState } from 'react';
import { useResumeEngagement, type OwnEngagementView } from '#web/engagements/client.ts';
import { words } from '#web/engagements/parts/own/own-words.ts';
import type { End } from '#web/engagements/parts/end-dialog.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/over/toast.ts';

const ChangeClosingDialog = lazy(async () => ({
  default: (await import('#web/engagements/parts/closing-dialog.tsx')).ChangeClosingDialog,
}));
const StageDialog = lazy(async () => ({
  default: (await import('#web/engagements/parts/closing-dialog.tsx')).StageDialog,
}));
const PublishAgainDialog = lazy(async () => ({
  default: (await import('#web/engagements/parts/closing-dialog.tsx')).PublishAgainDialog,
}));

const PauseWholeDialog = lazy(async () => ({
  default: (await import('#web/engagements/parts/request-dialogs.tsx')).PauseWholeDialog,
}));
const EndDialog = lazy(async () => ({ default: (await import('#web/engagements/parts/end-dialog.tsx')).EndDialog }));

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
            onSuccess: () => toast.success(words.resumedWhole),
            onError: (error) => toast.problem(error),
          },
        )
      }
    >
      {words.resumeWhole}
    </Button>
  );
};

/** What an employer can do with a whole engagement. How one has ended stands over the page already. */
export const OwnActions = ({ engagement }: { engagement: OwnEngagementView }) => {
  const [asks, setAsks] = useState<'closing' | 'stage' | 'again' | 'pause' | End | null>(null);
  const { can, notice } = engagement;
  const close = (): void => setAsks(null);
  return (
    <>
      {notice === null && !can.pause.allowed && can.resume.allowed && <ResumeWhole engagement={engagement} />}
      {notice === null && engagement.nextStage !== null && (
        <Button kind="primary" off={can.moveStage} onClick={() => setAsks('stage')}>
          {engagement.nextStage === 'bidding' ? words.openBidding : words.openClarification}
        </Button>
      )}
      {notice === null && (
        <Button off={can.changeClosing} onClick={() => setAsks('closing')}>
          {words.changeClosing}
        </Button>
      )}
      {notice === null && can.pause.allowed && <Button onClick={() => setAsks('pause')}>{words.pauseWhole}</Button>}
      <Button off={can.publishAgain} onClick={() => setAsks('again')}>
        {words.publishAgain}
      </Button>
      {notice === null && engagement.stage !== 'fulfillment' && (
        <Button kind="stop" off={can.cancel} onClick={() => setAsks('cancel')}>
          {words.cancelEngagement}
        </Button>
      )}
      {notice === null && engagement.stage === 'fulfillment' && (
        <>
          <Button off={can.complete} onClick={() => setAsks('complete')}>
            {words.completeEngagement}
          </Button>
          <Button kind="stop" off={can.discontinue} onClick={() => setAsks('discontinue')}>
            {words.discontinue}
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
