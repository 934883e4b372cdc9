import type { ClientHistory } from '#contract/profile/shapes/client-history.ts';
import { useDeleteClientHistory } from '#web/profile/client.ts';
import { historyCopy as words, copy as profileWords } from '#web/profile/copy.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

/** A dialog that confirms the deletion of a client history entry. */
export const DeleteHistoryDialog = ({ history, onClose }: { history: ClientHistory; onClose: () => void }) => {
  const remove = useDeleteClientHistory();
  return (
    <ConfirmDialog
      open
      danger
      title={words.deleteTitle({ name: history.client })}
      confirm={profileWords.delete}
      pending={remove.isPending}
      error={remove.error?.message}
      onConfirm={() =>
        remove.mutate(history.clientHistoryId, {
          onSuccess: () => {
            toast.success(words.deleted);
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      {profileWords.deleteText}
    </ConfirmDialog>
  );
};
