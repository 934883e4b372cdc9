import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { SignIn } from '#web/identity/public.tsx';
import { copy as identityWords } from '#web/identity/copy.ts';
import { Toaster } from '#web/ui/overlay/toaster.tsx';
import { useOfflinePage } from '../offline.ts';
import { NoInternetPage } from '../pages/no-internet-page.tsx';
import { copy } from '../copy.ts';

const offlinePath = '/no-internet-connection';

/** To the sign-in as it was addressed; `popstate` then shows it. */
const back = (): void => window.history.back();

export const signInTitle = (): string => copy.titled({ title: identityWords.title });

/**
 * The sign-in as a page of its own: without the router, which is a fifth of what it would load, and made at build time,
 * so that it is seen before any script has come. Its links lead to the other pages by loading them.
 */
export const SignInPage = ({ interaction, standing }: ComponentProps<typeof SignIn>) => {
  const [isOffline, setOffline] = useState(false);
  useOfflinePage(() => {
    // Nothing can be loaded now, so it is not left but shown in this one's place.
    if (window.location.pathname !== offlinePath) window.history.pushState(null, '', offlinePath);
    setOffline(true);
  });
  useEffect(() => {
    const follow = (): void => setOffline(window.location.pathname === offlinePath);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    document.title = isOffline ? copy.titled({ title: copy.offline }) : signInTitle();
  }, [isOffline]);
  return (
    <>
      {isOffline ? <NoInternetPage back={back} /> : <SignIn interaction={interaction} standing={standing} />}
      <Toaster />
    </>
  );
};
