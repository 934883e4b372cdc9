import { useRetryEmail, type EmailRow } from '#web/notifications/client.ts';
import { copy } from '#web/notifications/copy.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

/** A dialog that confirms a retry of a failed email. */
export const RetryDialog = ({ mail, onClose }: { mail: EmailRow; onClose: () => void }) => {
  const retry = useRetryEmail();
  return (
    <ConfirmDialog
      open
      title={copy.mailRetryTitle}
      confirm={copy.mailRetry}
      pending={retry.isPending}
      error={retry.error?.message}
      onConfirm={() =>
        retry.mutate(mail.mailId, {
          onSuccess: () => {
            toast.success(copy.mailRetried);
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      {copy.mailRetryText({ to: mail.to })}
      {mail.lastError !== null && (
        <>
          <br />
          {copy.mailRetrySaid({ said: mail.lastError })}
        </>
      )}
    </ConfirmDialog>
  );
};
