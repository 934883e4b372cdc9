import type { Testimonial } from '#contract/testimonials/shapes.ts';
import { useDeleteTestimonial } from '#web/testimonials/client.ts';
import { copy } from '#web/testimonials/copy.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

/** A dialog that confirms the deletion of a testimonial or a request. */
export const DeleteTestimonialDialog = ({
  testimonial,
  onClose,
}: {
  testimonial: Testimonial;
  onClose: () => void;
}) => {
  const remove = useDeleteTestimonial();
  const { testimonialId, fullName: name, status } = testimonial;
  const isRequest = status === 'requested';
  return (
    <ConfirmDialog
      open
      danger
      title={isRequest ? copy.deleteRequestTitle : copy.deleteTitle}
      confirm={copy.delete}
      pending={remove.isPending}
      error={remove.error?.message}
      onConfirm={() =>
        remove.mutate(testimonialId, {
          onSuccess: () => {
            toast.success(copy.deletedDone);
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      {isRequest ? copy.deleteRequestText({ name }) : copy.deleteText({ name })}
    </ConfirmDialog>
  );
};
