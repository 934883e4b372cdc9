import { useEffect, useState } from 'react';
import { problemCopy } from '#web/platform/api/copy.ts';
import { PublicLayout } from '#web/ui/layout/public-layout.tsx';
import { copy } from '#web/app/copy.ts';
import { Button } from '#web/ui/button/button.tsx';

/** The page shown while the browser is offline. It returns to the previous page as soon as the browser is online. */
export const NoInternetPage = ({ back }: { back: () => void }) => {
  const [tried, setTried] = useState(false);
  useEffect(() => {
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [back]);
  const tryAgain = (): void => {
    if (navigator.onLine) back();
    else setTried(true);
  };
  return (
    <PublicLayout>
      <h1>{copy.offline}</h1>
      <p role="status">
        {problemCopy.offline}. {tried ? copy.stillOffline : copy.offlineText}
      </p>
      <Button kind="primary" onClick={tryAgain}>
        {copy.tryAgain}
      </Button>
    </PublicLayout>
  );
};
