import { LinkButton } from '#web/ui/button/link-button.tsx';
import { SignInLayout } from '../parts/sign-in-layout.tsx';
import { StatusMessage } from '../parts/status-message.tsx';
import { copy } from '../copy.ts';

/** The page that tells the user that their account is confirmed. It links to the sign-in page. */
export const WelcomePage = () => (
  <SignInLayout>
    <StatusMessage
      title={copy.welcomeTitle}
      text={copy.welcomeText}
      actions={
        <LinkButton kind="primary" to="/">
          {copy.title}
        </LinkButton>
      }
    />
  </SignInLayout>
);
