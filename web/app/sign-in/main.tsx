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

/** Who turns to the form is about to sign in: what the page after that needs is fetched while they type. */
const turned = (): void => {
  if (!document.activeElement?.closest('form')) return;
  root.removeEventListener('focusin', turned);
  loadTemplate('next');
};
root.addEventListener('focusin', turned);
turned();

const [email = '', password = ''] = [...root.querySelectorAll('input')].map(({ value }) => value);

/** On the way back a browser may show the page that it has kept, though somebody has signed in: the server knows better. */
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
