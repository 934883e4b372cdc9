import { useState } from 'react';
import { clearSession } from '#web/platform/api/page-session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PublicLayout } from '#web/ui/layout/public-layout.tsx';
import { copy } from '../copy.ts';

/**
 * The page that tells the user that their session has ended. Its button clears the session's cookies and leads to the
 * sign-in page.
 */
export const SessionExpiredPage = () => {
  const [isPending, setPending] = useState(false);
  const relogin = async (): Promise<void> => {
    setPending(true);
    await clearSession();
    window.location.assign('/');
  };
  return (
    <PublicLayout>
      <h1>{copy.expiredTitle}</h1>
      <p>{copy.expiredText}</p>
      <Button kind="primary" pending={isPending} onClick={() => void relogin()}>
        {copy.relogin}
      </Button>
    </PublicLayout>
  );
};
