import type { ApplicationView, OwnApplication } from '#contract/applications/shapes.ts';
import { applicationStatus } from '#contract/applications/states.ts';
import { useUndoWithdrawal } from '#web/applications/client.ts';
import { copy } from '#web/applications/copy.ts';
import { useNow, viewerZone } from '#web/platform/clock.ts';
import { formatTime } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

/** A notice above a withdrawn application, with an undo button while the withdrawal can still be undone. */
export const WithdrawnNotice = ({ application, can }: { application: OwnApplication; can: ApplicationView['can'] }) => {
  const undo = useUndoWithdrawal();
  const now = useNow(5_000);
  const { engagementId, applicationStatusId, undoUntil } = application;
  if (applicationStatusId !== applicationStatus.withdrew) return null;
  // Awaited here rather than by the button, which is unmounted once the application is restored.
  const takeBack = async (): Promise<void> => {
    try {
      const { applicationStatus: status } = await undo.mutateAsync(engagementId);
      toast.success(copy.undone({ status }), copy.updated);
    } catch (error) {
      toast.problem(error);
    }
  };
  if (!can.undoWithdrawal.allowed || undoUntil === null || Date.parse(undoUntil) <= now) {
    return <Banner tone="info">{copy.withdrawnBanner}</Banner>;
  }
  const button = (
    <Button size="sm" pending={undo.isPending} onClick={() => void takeBack()}>
      {copy.undo}
    </Button>
  );
  return (
    <Banner tone="info" action={button}>
      {copy.undoableBanner({ time: formatTime(undoUntil, viewerZone()) })}
    </Banner>
  );
};
