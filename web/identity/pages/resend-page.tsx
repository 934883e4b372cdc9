import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { EmailAddressForm } from '../parts/address-form.tsx';
import { resendConfirmation } from '../parts/account-calls.ts';
import { readPendingEmail } from '../parts/pending-email.ts';
import s from '../parts/sign-in-layout.module.css';
import { SignInLayout } from '../parts/sign-in-layout.tsx';
import { StatusMessage } from '../parts/status-message.tsx';
import { copy } from '../copy.ts';

/** The page that resends the confirmation email. The answer is the same for every address. */
export const ResendPage = () => {
  const [sent, setSent] = useState(false);
  const finish = (): void => {
    toast.success(copy.resent);
    setSent(true);
  };
  return (
    <SignInLayout>
      {sent ? (
        <StatusMessage
          title={copy.resetAsked}
          text={copy.resentText}
          actions={
            <LinkButton kind="primary" to="/">
              {copy.backToLogin}
            </LinkButton>
          }
        />
      ) : (
        <>
          <EmailAddressForm
            title={copy.resendTitle}
            lead={copy.resendLead}
            act={copy.resend}
            first={readPendingEmail()}
            send={resendConfirmation}
            onSent={finish}
          />
          <p className={s.ways}>
            <Link to="/">{copy.backToLogin}</Link>
          </p>
        </>
      )}
    </SignInLayout>
  );
};
