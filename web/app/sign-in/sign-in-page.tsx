import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { SignIn } from '#web/identity/public.tsx';
import { copy as identityWords } from '#web/identity/copy.ts';
import { Toaster } from '#web/ui/overlay/toaster.tsx';
import { useOfflineRedirect } from '../offline.ts';
import { NoInternetPage } from '../pages/no-internet-page.tsx';
import { copy } from '../copy.ts';

const offlinePath = '/no-internet-connection';

/** Goes back to the sign-in page at its original URL; `popstate` then renders it. */
const back = (): void => window.history.back();

export const signInTitle = (): string => copy.titled({ title: identityWords.title });

/**
 * The sign-in page. It works without the router, which would be a fifth of its code, and is rendered at build time, so
 * that it is visible before any script has loaded. Its links load the other pages.
 */
export const SignInPage = ({ interaction, standing }: ComponentProps<typeof SignIn>) => {
  const [isOffline, setOffline] = useState(false);
  useOfflineRedirect('/login', () => {
    // Nothing can be loaded offline, so the offline page is rendered in place of this one.
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
