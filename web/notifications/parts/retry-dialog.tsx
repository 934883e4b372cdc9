import { useRetryMail, type MailRow } from '#web/notifications/client.ts';
import { words } from '#web/notifications/words.ts';
import { ConfirmDialog } from '#web/ui/over/confirm-dialog.tsx';
import { toast } from '#web/ui/over/toast.ts';

/** Asks before a mail that was given up goes once more. */
export const RetryDialog = ({ mail, onClose }: { mail: MailRow; onClose: () => void }) => {
  const retry = useRetryMail();
  return (
    <ConfirmDialog
      open
      title={words.mailRetryTitle}
      confirm={words.mailRetry}
      pending={retry.isPending}
      error={retry.error?.message}
      onConfirm={() =>
        retry.mutate(mail.mailId, {
          onSuccess: () => {
            toast.success(words.mailRetried);
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      {words.mailRetryText({ to: mail.to })}
      {mail.lastError !== null && (
        <>
          <br />
          {words.mailRetrySaid({ said: mail.lastError })}
        </>
      )}
    </ConfirmDialog>
  );
};
