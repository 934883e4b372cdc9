import { useState } from 'react';
import { useRequestSecondFactorReset, type ResettableUser } from '#web/team/client.ts';
import { resetCopy as copy } from '#web/team/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy as uiWords } from '#web/ui/copy.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

/** The button that requests a reset of a user's second factor, after explaining the effect. */
export const RequestResetButton = ({ user, size }: { user: ResettableUser; size?: 'sm' }) => {
  const [asking, setAsking] = useState(false);
  const request = useRequestSecondFactorReset();
  const { userId, userName: name } = user;
  const close = (): void => setAsking(false);
  // The dialog is closed first, so that it doesn't overlap the password dialog.
  const send = (): void => {
    close();
    void request.mutateAsync(userId).then(
      () => toast.success(copy.requested({ name })),
      (error) => void toast.problem(error),
    );
  };
  return (
    <>
      <Button
        {...(size ? { size } : {})}
        off={user.can.request}
        pending={request.isPending}
        aria-label={copy.requestOf({ name })}
        onClick={() => setAsking(true)}
      >
        {copy.request}
      </Button>
      {asking && (
        <Dialog
          open
          alert
          title={copy.requestTitle({ name })}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{uiWords.cancel}</Button>
              <Button kind="primary" onClick={send}>
                {copy.requestAct}
              </Button>
            </>
          }
        >
          <p>{copy.requestText}</p>
        </Dialog>
      )}
    </>
  );
};
