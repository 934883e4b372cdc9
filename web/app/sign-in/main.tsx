import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { sessionExpiry } from '#web/platform/api/expiry-cookie.ts';
import { parseSearch } from '#web/platform/search.ts';
import { text } from '#web/platform/search-params.ts';
import { loadTemplate, takePressedButton } from './early.ts';
import { SignInPage } from './sign-in-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('sign-in.html has no element with the id "root".');

/** Focusing the form announces a sign-in: fetch the code of the next page while the user types. */
const turned = (): void => {
  if (!document.activeElement?.closest('form')) return;
  root.removeEventListener('focusin', turned);
  loadTemplate('next');
};
root.addEventListener('focusin', turned);
turned();

const [email = '', password = ''] = [...root.querySelectorAll('input')].map(({ value }) => value);

/**
 * On going back, the browser may show its cached page although the user is signed in by now; the session cookie
 * decides.
 */
const leaveIfSignedIn = (): void => {
  if (sessionExpiry() !== null) window.location.reload();
};
window.addEventListener('pageshow', leaveIfSignedIn);
leaveIfSignedIn();

hydrateRoot(
  root,
  <StrictMode>
    <SignInPage
      interaction={text(500)(parseSearch(window.location.search)['interaction'])}
      standing={{ email, password, takePressedButton }}
    />
  </StrictMode>,
  { onUncaughtError: () => window.location.replace('/something-went-wrong') },
);
