import { cancelReasons, completeReasons } from '#contract/engagements/states.ts';
import {
  useCancelEngagement,
  useCompleteEngagement,
  useDiscontinueEngagement,
  type OwnEngagementView,
} from '#web/engagements/client.ts';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export type EndAction = 'cancel' | 'discontinue' | 'complete';

type Props = { engagement: OwnEngagementView; as: EndAction; onClose: () => void };

const wordsOf = {
  cancel: {
    title: copy.cancelEngagementTitle,
    text: copy.cancelEngagementText,
    confirm: copy.cancelEngagement,
    reasons: cancelReasons,
  },
  discontinue: {
    title: copy.discontinueTitle,
    text: copy.discontinueText,
    confirm: copy.discontinue,
    reasons: cancelReasons,
  },
  complete: {
    title: copy.completeEngagementTitle,
    text: copy.completeEngagementText,
    confirm: copy.completeEngagement,
    reasons: completeReasons,
  },
} as const;

/** A dialog that ends an engagement and asks for the reason. */
export const EndEngagementDialog = ({ engagement, as, onClose }: Props) => {
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
