import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { toast } from '#web/ui/over/toast.ts';
import { resendConfirmation } from '../parts/account-calls.ts';
import { keptAddress } from '../parts/address.ts';
import s from '../parts/gate.module.css';
import { Gate } from '../parts/gate.tsx';
import { useSend } from '../parts/send.ts';
import { words } from '../words.ts';

/** Where somebody is sent whose address is not confirmed yet. */
export const ConfirmEmailFirstPage = () => {
  const [email] = useState(keptAddress);
  const { pending, send } = useSend();
  const resend = () =>
    send(async () => {
      await resendConfirmation(email);
      toast.success(words.resent);
    });
  return (
    <Gate>
      <div className={s.form}>
        <h1>{words.confirmFirstTitle}</h1>
        <p className={s.text}>{email === '' ? words.confirmFirstNobody : words.confirmFirst({ email })}</p>
        <p className={s.text}>{words.confirmFirstHint}</p>
        <div className={s.do}>
          <LinkButton kind="primary" to="/">
            {words.backToLogin}
          </LinkButton>
          {email === '' ? (
            <LinkButton to="/resend-verification">{words.resend}</LinkButton>
          ) : (
            <Button pending={pending} onClick={() => void resend()}>
              {words.resend}
            </Button>
          )}
        </div>
      </div>
    </Gate>
  );
};
