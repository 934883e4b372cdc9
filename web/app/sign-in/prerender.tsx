import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { SignInPage, signInTitle } from './sign-in-page.tsx';

/** Returns the page as rendered at build time. */
export const prerender = (): { title: string; markup: string } => ({
  title: signInTitle(),
  markup: renderToString(
    <StrictMode>
      <SignInPage interaction={undefined} standing={undefined} />
    </StrictMode>,
  ),
});
