import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { resendConfirmation } from '../parts/account-calls.ts';
import { readPendingEmail } from '../parts/pending-email.ts';
import s from '../parts/sign-in-layout.module.css';
import { SignInLayout } from '../parts/sign-in-layout.tsx';
import { useFormSubmit } from '../parts/use-submit.ts';
import { copy } from '../copy.ts';

/** The page shown to users who haven't confirmed their email address yet. */
export const ConfirmEmailFirstPage = () => {
  const [email] = useState(readPendingEmail);
  const { pending, send } = useFormSubmit();
  const resend = () =>
    send(async () => {
      await resendConfirmation(email);
      toast.success(copy.resent);
    });
  return (
    <SignInLayout>
      <div className={s.form}>
        <h1>{copy.confirmFirstTitle}</h1>
        <p className={s.text}>{email === '' ? copy.confirmFirstNobody : copy.confirmFirst({ email })}</p>
        <p className={s.text}>{copy.confirmFirstHint}</p>
        <div className={s.do}>
          <LinkButton kind="primary" to="/">
            {copy.backToLogin}
          </LinkButton>
          {email === '' ? (
            <LinkButton to="/resend-verification">{copy.resend}</LinkButton>
          ) : (
            <Button pending={pending} onClick={() => void resend()}>
              {copy.resend}
            </Button>
          )}
        </div>
      </div>
    </SignInLayout>
  );
};
