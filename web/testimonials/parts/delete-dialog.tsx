import type { Testimonial } from '#contract/testimonials/shapes.ts';
import { useDelete } from '#web/testimonials/client.ts';
import { words } from '#web/testimonials/words.ts';
import { ConfirmDialog } from '#web/ui/over/confirm-dialog.tsx';
import { toast } from '#web/ui/over/toast.ts';

/** Asks before a testimonial or a request goes. */
export const DeleteDialog = ({ testimonial, onClose }: { testimonial: Testimonial; onClose: () => void }) => {
  const remove = useDelete();
  const { testimonialId, fullName: name, status } = testimonial;
  const isRequest = status === 'requested';
  return (
    <ConfirmDialog
      open
      danger
      title={isRequest ? words.deleteRequestTitle : words.deleteTitle}
      confirm={words.delete}
      pending={remove.isPending}
      error={remove.error?.message}
      onConfirm={() =>
        remove.mutate(testimonialId, {
          onSuccess: () => {
            toast.success(words.deletedDone);
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      {isRequest ? words.deleteRequestText({ name }) : words.deleteText({ name })}
    </ConfirmDialog>
  );
};
