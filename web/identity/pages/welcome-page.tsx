import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Gate } from '../parts/gate.tsx';
import { Said } from '../parts/said.tsx';
import { copy } from '../copy.ts';

/** Says that an account is confirmed, and leads to the sign-in. */
export const WelcomePage = () => (
  <Gate>
    <Said
      title={copy.welcomeTitle}
      text={copy.welcomeText}
      actions={
        <LinkButton kind="primary" to="/">
          {copy.title}
        </LinkButton>
      }
    />
  </Gate>
);
