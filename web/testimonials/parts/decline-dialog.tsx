import { useReviewTestimonial, type TestimonialReview } from '#web/testimonials/client.ts';
import { copy } from '#web/testimonials/copy.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

/** A dialog that asks for the reason for declining a testimonial; the agency sees the reason. */
export const DeclineDialog = ({ review, onClose }: { review: TestimonialReview; onClose: () => void }) => {
  const decline = useReviewTestimonial();
  const { testimonialId, fullName: name, organizationName: agency } = review;
  return (
    <ConfirmDialog
      open
      danger
      title={copy.declineTitle}
      confirm={copy.decline}
      reason={{ max: 300 }}
      pending={decline.isPending}
      error={decline.error?.message}
      onConfirm={(reason) =>
        decline.mutate(
          { testimonialId, isApproved: false, reason },
          {
            onSuccess: () => {
              toast.success(copy.declinedDone);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {copy.declineText({ agency, name })}
    </ConfirmDialog>
  );
};
