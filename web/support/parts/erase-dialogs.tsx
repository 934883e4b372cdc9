import { useEraseCandidates, useEraseUser } from '#web/support/client.ts';
import { words } from '#web/support/words.ts';
import { ConfirmDialog } from '#web/ui/over/confirm-dialog.tsx';
import { toast } from '#web/ui/over/toast.ts';

/** Asks before somebody is erased whose account is deleted. */
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
      title={words.eraseUserTitle({ name })}
      confirm={words.eraseUser}
      pending={erase.isPending}
      error={erase.error?.message}
      onConfirm={() =>
        erase.mutate(userId, {
          onSuccess: () => {
            toast.success(words.eraseUserDone({ name }));
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      {words.eraseUserText}
    </ConfirmDialog>
  );
};

/** Asks before everything is erased that is known of a candidate. */
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
      title={words.eraseCandidateTitle}
      confirm={words.eraseCandidate}
      pending={erase.isPending}
      error={erase.error?.message}
      onConfirm={() =>
        erase.mutate(email, {
          onSuccess: ({ erasures }) => {
            toast.success(words.eraseCandidateDone({ count: erasures.length }));
            onDone();
          },
        })
      }
      onClose={onClose}
    >
      {words.eraseCandidateAsk({ email })}
    </ConfirmDialog>
  );
};
