import { useEraseCandidates, useEraseUser } from '#web/support/client.ts';
import { copy } from '#web/support/copy.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

/** A dialog that confirms the erasure of a user whose account is deleted. */
export const EraseUserDialog = ({
  user: { userId, name },
  onClose,
}: {
  user: { userId: string; name: string };
  onClose: () => void;
}) => {
  const erase = useEraseUser();
  return (
    <ConfirmDialog
      open
      danger
      title={copy.eraseUserTitle({ name })}
      confirm={copy.eraseUser}
      pending={erase.isPending}
      error={erase.error?.message}
      onConfirm={() =>
        erase.mutate(userId, {
          onSuccess: () => {
            toast.success(copy.eraseUserDone({ name }));
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      {copy.eraseUserText}
    </ConfirmDialog>
  );
};

/** A dialog that confirms the erasure of all data about a candidate. */
export const EraseCandidateDialog = ({
  email,
  onDone,
  onClose,
}: {
  email: string;
  onDone: () => void;
  onClose: () => void;
}) => {
  const erase = useEraseCandidates();
  return (
    <ConfirmDialog
      open
      danger
      title={copy.eraseCandidateTitle}
      confirm={copy.eraseCandidate}
      pending={erase.isPending}
      error={erase.error?.message}
      onConfirm={() =>
        erase.mutate(email, {
          onSuccess: ({ erasures }) => {
            toast.success(copy.eraseCandidateDone({ count: erasures.length }));
            onDone();
          },
        })
      }
      onClose={onClose}
    >
      {copy.eraseCandidateAsk({ email })}
    </ConfirmDialog>
  );
};
