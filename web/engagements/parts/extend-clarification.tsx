import { useChangeClarificationDeadlines, type OwnEngagementView } from '#web/engagements/client.ts';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { ClosingTimeForm } from './closing-dialog.tsx';
import { initialClosingTime } from './closing-time.ts';

type Props = {
  engagement: OwnEngagementView;
  hours: { questionHours: number; answerHours: number };
  onClose: () => void;
};

/** A dialog that extends the open clarification stage, so that agencies have time to use a late answer. */
export const ExtendClarificationDialog = ({ engagement, hours, onClose }: Props) => {
  const change = useChangeClarificationDeadlines();
  return (
    <ClosingTimeForm
      title={copy.extendClarification}
      text={copy.extendClarificationText}
      confirm={copy.extendClarification}
      first={initialClosingTime(
        engagement.stages.find(({ state }) => state === 'now')?.at ?? null,
        viewerZone(),
        now(),
        3,
      )}
      fields={{ day: copy.endDay, time: copy.endTime, wire: 'endsAt' }}
      zone={engagement.timeZone}
      pending={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={(endsAt) =>
        change.mutate(
          {
            engagementId: engagement.engagementId,
            questionHours: hours.questionHours,
            answerHours: hours.answerHours,
            endsAt,
          },
          {
            onSuccess: () => {
              toast.success(copy.clarificationOpened({ when: formatDateTime(endsAt, viewerZone()) }));
              onClose();
            },
          },
        )
      }
    />
  );
};
