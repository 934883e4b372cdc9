import { useState } from 'react';
import { useCancelSecondFactorReset, useConfirmSecondFactorReset, type SecondFactorReset } from '#web/team/client.ts';
import { resetCopy as copy } from '#web/team/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy as uiWords } from '#web/ui/copy.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './resets.module.css';

const tell = (error: Error): void => void toast.problem(error);

const Actions = ({ reset }: { reset: SecondFactorReset }) => {
  const [asking, setAsking] = useState(false);
  const confirm = useConfirmSecondFactorReset();
  const cancel = useCancelSecondFactorReset();
  const { resetId, userName, can } = reset;
  const close = (): void => setAsking(false);
  // The dialog is closed first, so that it doesn't overlap the password dialog.
  const send = (): void => {
    close();
    // The row is unmounted once the reset is decided, so the callbacks of `mutate` wouldn't run.
    void confirm.mutateAsync(resetId).then(() => toast.success(copy.done({ name: userName })), tell);
  };
  return (
    <div className={s.actions}>
      <Button
        size="sm"
        kind="primary"
        off={can.confirm}
        pending={confirm.isPending}
        aria-label={copy.confirmOf({ name: userName })}
        onClick={() => setAsking(true)}
      >
        {copy.confirm}
      </Button>
      {can.cancel.allowed && (
        <Button
          size="sm"
          pending={cancel.isPending}
          aria-label={copy.cancelOf({ name: userName })}
          onClick={() =>
            void cancel.mutateAsync(resetId).then(() => toast.success(copy.cancelled({ name: userName })), tell)
          }
        >
          {copy.cancel}
        </Button>
      )}
      {asking && (
        <Dialog
          open
          alert
          title={copy.confirmTitle({ name: userName })}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{uiWords.cancel}</Button>
              <Button kind="danger" onClick={send}>
                {copy.confirmAct}
              </Button>
            </>
          }
        >
          <p>{copy.confirmText}</p>
        </Dialog>
      )}
    </div>
  );
};

/** The person who requested a reset, the time of the request, and the deadline for a second person to confirm it. */
const ResetFacts = ({ reset }: { reset: SecondFactorReset }) => (
  <small>
    {copy.asked({ by: reset.requestedBy })} <DateText value={reset.requestedAt} time />. {copy.until}{' '}
    <DateText value={reset.expiresAt} time />.
  </small>
);

/**
 * The reset requests that await a second person's confirmation. `shows` determines whether each row names the user, the
 * user and the organization or, on the user's own page, neither.
 */
export const PendingResets = ({
  resets,
  shows = 'user',
}: {
  resets: readonly SecondFactorReset[];
  shows?: 'user' | 'organization' | 'request';
}) =>
  resets.length === 0 ? (
    <p className={s.none}>{copy.none}</p>
  ) : (
    <ul className={s.list} aria-label={copy.waiting}>
      {resets.map((reset) => (
        <li key={reset.resetId}>
          <div>
            {shows !== 'request' && (
              <b>
                {shows === 'organization'
                  ? copy.nameAt({ name: reset.userName, at: reset.organization })
                  : reset.userName}
              </b>
            )}
            <ResetFacts reset={reset} />
          </div>
          <Actions reset={reset} />
        </li>
      ))}
    </ul>
  );
