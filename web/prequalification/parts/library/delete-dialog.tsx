import type { PrequalificationDocument } from '#contract/prequalification/shapes.ts';
import { useDeleteDocument } from '#web/prequalification/client.ts';
import { copy } from '#web/prequalification/copy.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

/** A dialog that confirms the deletion of a document. */
export const DeleteDocumentDialog = ({
  document,
  onClose,
}: {
  document: PrequalificationDocument;
  onClose: () => void;
}) => {
  const remove = useDeleteDocument();
  const name = document.description;
  return (
    <ConfirmDialog
      open
      danger
      title={copy.deleteTitle({ name })}
      confirm={copy.delete}
      pending={remove.isPending}
      error={remove.error?.message}
      onConfirm={() =>
        remove.mutate(document._id, {
          onSuccess: () => {
            onClose();
            toast.success(copy.deleted({ name }));
          },
        })
      }
      onClose={onClose}
    >
      {copy.deleteText}
    </ConfirmDialog>
  );
};
