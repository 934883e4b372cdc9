import { useReview, type Review } from '#web/testimonials/client.ts';
import { words } from '#web/testimonials/words.ts';
import { ConfirmDialog } from '#web/ui/over/confirm-dialog.tsx';
import { toast } from '#web/ui/over/toast.ts';

/** Asks why a testimonial is declined: its agency reads the reason. */
export const DeclineDialog = ({ review, onClose }: { review: Review; onClose: () => void }) => {
  const decline = useReview();
  const { testimonialId, fullName: name, organizationName: agency } = review;
  return (
    <ConfirmDialog
      open
      danger
      title={words.declineTitle}
      confirm={words.decline}
      reason={{ max: 300 }}
      pending={decline.isPending}
      error={decline.error?.message}
      onConfirm={(reason) =>
        decline.mutate(
          { testimonialId, isApproved: false, reason },
          {
            onSuccess: () => {
              toast.success(words.declinedDone);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {words.declineText({ agency, name })}
    </ConfirmDialog>
  );
};
