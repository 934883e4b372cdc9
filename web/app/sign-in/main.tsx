import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { sessionExpiry } from '#web/platform/api/expiry-cookie.ts';
import { followSignOuts } from '#web/platform/api/follow-sign-outs.ts';
import { parseSearch } from '#web/platform/search.ts';
import { textParam } from '#web/platform/search-params.ts';
import { loadTemplateScripts, takeEarlyClick } from './early.ts';
import { SignInPage } from './sign-in-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('sign-in.html has no element with the id "root".');

/**
 * Called when the form gets the focus, which means that the user is about to sign in. Fetches the next page's code
 * while the user types.
 */
const turned = (): void => {
  if (!document.activeElement?.closest('form')) return;
  root.removeEventListener('focusin', turned);
  loadTemplateScripts('next');
};
root.addEventListener('focusin', turned);
turned();

followSignOuts();

const [email = '', password = ''] = [...root.querySelectorAll('input')].map(({ value }) => value);

/**
 * Leaves the page if the user is signed in. When the user goes back, the browser may show its cached page even if they
 * have signed in since, so this checks the session cookie.
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
      interaction={textParam(500)(parseSearch(window.location.search)['interaction'])}
      standing={{ email, password, takePressedButton: takeEarlyClick }}
    />
  </StrictMode>,
  { onUncaughtError: () => window.location.replace('/something-went-wrong') },
);
