import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { toast } from '#web/ui/over/toast.ts';
import { resendConfirmation } from '../parts/account-calls.ts';
import { keptAddress } from '../parts/address.ts';
import s from '../parts/gate.module.css';
import { Gate } from '../parts/gate.tsx';
import { useSend } from '../parts/send.ts';
import { copy } from '../copy.ts';

/** Where somebody is sent whose address is not confirmed yet. */
export const ConfirmEmailFirstPage = () => {
  const [email] = useState(keptAddress);
  const { pending, send } = useSend();
  const resend = () =>
    send(async () => {
      await resendConfirmation(email);
      toast.success(copy.resent);
    });
  return (
    <Gate>
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
    </Gate>
  );
};
