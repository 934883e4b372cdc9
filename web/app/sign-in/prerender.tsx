import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { SignInPage, signInTitle } from './sign-in-page.tsx';

/** The page as the build makes it. */
export const prerender = (): { title: string; markup: string } => ({
  title: signInTitle(),
  markup: renderToString(
    <StrictMode>
      <SignInPage interaction={undefined} standing={undefined} />
    </StrictMode>,
  ),
});
