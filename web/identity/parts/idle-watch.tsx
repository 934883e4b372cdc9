import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { watchIdle } from '#web/platform/api/idle.ts';
import { endIdleSession, idleMs, keepSessionAlive } from '#web/platform/api/page-session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { copy } from '../copy.ts';

/** How long the message is shown before the page redirects, in milliseconds. */
const shownMs = 60_000;

/** Ends an inactive session, shows a message, and redirects to the page that explains how to sign in again. */
export const IdleWatch = ({ onIdle }: { onIdle: () => void }) => {
  const [isIdle, setIdle] = useState(false);
  const navigate = useNavigate();
  const leave = (): void => void navigate({ to: '/session-expired', replace: true });
  const idle = useEffectEvent(() => {
    onIdle();
    endIdleSession();
    setIdle(true);
  });
  const leaveByItself = useEffectEvent(leave);
  useEffect(() => watchIdle(idleMs(), () => idle(), keepSessionAlive), []);
  useEffect(() => {
    if (!isIdle) return undefined;
    const timer = setTimeout(() => leaveByItself(), shownMs);
    return () => clearTimeout(timer);
  }, [isIdle]);
  return (
    <Dialog
      open={isIdle}
      firm
      title={copy.idleTitle}
      onClose={leave}
      footer={
        <Button kind="primary" onClick={leave}>
          {copy.relogin}
        </Button>
      }
    >
      <p>{copy.idleText}</p>
    </Dialog>
  );
};
