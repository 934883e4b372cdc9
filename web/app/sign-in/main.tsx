import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { parseSearch } from '#web/platform/search.ts';
import { text } from '#web/platform/search-params.ts';
import { fetchWhatIsIn, takePressed } from './early.ts';
import { SignInPage } from './sign-in-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('sign-in.html has no element with the id "root".');

/** Who turns to the form is about to sign in: what the page after that needs is fetched while they type. */
const turned = (): void => {
  if (!document.activeElement?.closest('form')) return;
  root.removeEventListener('focusin', turned);
  fetchWhatIsIn('next');
};
root.addEventListener('focusin', turned);
turned();

const [email = '', password = ''] = [...root.querySelectorAll('input')].map(({ value }) => value);

hydrateRoot(
  root,
  <StrictMode>
    <SignInPage
      interaction={text(500)(parseSearch(window.location.search)['interaction'])}
      standing={{ email, password, takePressed }}
    />
  </StrictMode>,
  { onUncaughtError: () => window.location.replace('/something-went-wrong') },
);
