import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { externalSignInName } from '#web/platform/external-sign-in-name.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmailAddressForm } from '../parts/address-form.tsx';
import { requestPasswordReset, setPassword } from '../parts/account-calls.ts';
import { ExternalPasswordNotice } from '../parts/external-sign-in.tsx';
import s from '../parts/sign-in-layout.module.css';
import { SignInLayout } from '../parts/sign-in-layout.tsx';
import { PasswordForm } from '../parts/password-form.tsx';
import { StatusMessage } from '../parts/status-message.tsx';
import { useFragmentToken, EmailedLinkCheck } from '../parts/emailed-link-check.tsx';
import { copy } from '../copy.ts';

const toLogin = (
  <LinkButton kind="primary" to="/">
    {copy.title}
  </LinkButton>
);

/** The page that requests a reset link. Opened by such a link, it sets a new password. */
export const ResetPasswordPage = () => {
  const token = useFragmentToken();
  const [asksAnew, setAsksAnew] = useState(false);
  const name = externalSignInName();
  if (name !== null)
    return (
      <SignInLayout>
        <ExternalPasswordNotice name={name} />
      </SignInLayout>
    );
  return (
    <SignInLayout>
      {token === '' || asksAnew ? <Ask /> : <Choose token={token} onAgain={() => setAsksAnew(true)} />}
    </SignInLayout>
  );
};

const Ask = () => {
  const [sent, setSent] = useState(false);
  if (sent) return <StatusMessage title={copy.resetAsked} text={copy.resetAskedText} actions={toLogin} />;
  return (
    <>
      <EmailAddressForm
        title={copy.resetTitle}
        lead={copy.resetLead}
        act={copy.resetAsk}
        send={requestPasswordReset}
        onSent={() => setSent(true)}
      />
      <p className={s.ways}>
        <Link to="/">{copy.backToLogin}</Link>
      </p>
    </>
  );
};

const Choose = ({ token, onAgain }: { token: string; onAgain: () => void }) => {
  const [saved, setSaved] = useState(false);
  if (saved) return <StatusMessage title={copy.savedTitle} text={copy.savedText} actions={toLogin} />;
  return (
    <EmailedLinkCheck
      token={token}
      again={
        <LinkButton kind="primary" to="/reset-password" hash="" onClick={onAgain}>
          {copy.resetTitle}
        </LinkButton>
      }
    >
      {({ email, organizationName }) => (
        <PasswordForm
          title={copy.chooseTitle}
          lead={copy.chooseLead({ email, organization: organizationName })}
          act={copy.savePassword}
          email={email}
          send={(password) => setPassword(token, password)}
          onSent={() => setSaved(true)}
        />
      )}
    </EmailedLinkCheck>
  );
};
