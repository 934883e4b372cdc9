import { cancelReasons, completeReasons } from '#contract/engagements/states.ts';
import {
  useCancelEngagement,
  useCompleteEngagement,
  useDiscontinueEngagement,
  type OwnEngagementView,
} from '#web/engagements/client.ts';
import { words } from '#web/engagements/parts/own/own-words.ts';
import { toast } from '#web/ui/over/toast.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export type End = 'cancel' | 'discontinue' | 'complete';

type Props = { engagement: OwnEngagementView; as: End; onClose: () => void };

const wordsOf = {
  cancel: {
    title: words.cancelEngagementTitle,
    text: words.cancelEngagementText,
    confirm: words.cancelEngagement,
    reasons: cancelReasons,
  },
  discontinue: {
    title: words.discontinueTitle,
    text: words.discontinueText,
    confirm: words.discontinue,
    reasons: cancelReasons,
  },
  complete: {
    title: words.completeEngagementTitle,
    text: words.completeEngagementText,
    confirm: words.completeEngagement,
    reasons: completeReasons,
  },
} as const;

/** Ends an engagement for a reason, and says in the words that agencies read how it has ended. */
export const EndDialog = ({ engagement, as, onClose }: Props) => {
  const ends = {
    cancel: useCancelEngagement(),
    discontinue: useDiscontinueEngagement(),
    complete: useCompleteEngagement(),
  };
  const end = ends[as];
  return (
    <ReasonDialog
      {...wordsOf[as]}
      danger={as !== 'complete'}
      pending={end.isPending}
      error={end.error}
      onClose={onClose}
      onConfirm={(reason) =>
        end.mutate(
          { engagementId: engagement.engagementId, ...reason },
          {
            onSuccess: ({ notice }) => {
              toast.success(notice);
              onClose();
            },
          },
        )
      }
    />
  );
};
