import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Gate } from '../parts/gate.tsx';
import { Said } from '../parts/said.tsx';
import { words } from '../words.ts';

/** Says that an account is confirmed, and leads to the sign-in. */
export const WelcomePage = () => (
  <Gate>
    <Said
      title={words.welcomeTitle}
      text={words.welcomeText}
      actions={
        <LinkButton kind="primary" to="/">
          {words.title}
        </LinkButton>
      }
    />
  </Gate>
);
