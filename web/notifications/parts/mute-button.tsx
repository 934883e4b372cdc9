import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { mutedEngagementsQuery, useChangeMute } from '#web/notifications/client.ts';
import { copy } from '#web/notifications/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

/** The button that mutes or unmutes an engagement for the user. */
export const MuteButton = ({ engagementId }: { engagementId: string }) => {
  const { data } = useQuery(mutedEngagementsQuery);
  const change = useChangeMute();
  if (!data) return null;
  const isMuted = data.some((one) => one.engagementId === engagementId);
  const label = isMuted ? copy.unmute : copy.mute;
  const turn = (): void =>
    change.mutate(
      { engagementId, isMuted: !isMuted },
      {
        onSuccess: () => toast.success(isMuted ? copy.unmuted : copy.muted),
        onError: (error) => toast.problem(error),
      },
    );
  return (
    <Button kind="quiet" size="sm" icon aria-label={label} title={label} pending={change.isPending} onClick={turn}>
      {isMuted ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
    </Button>
  );
};
