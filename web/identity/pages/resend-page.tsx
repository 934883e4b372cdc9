import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { toast } from '#web/ui/over/toast.ts';
import { AddressForm } from '../parts/address-form.tsx';
import { resendConfirmation } from '../parts/account-calls.ts';
import { keptAddress } from '../parts/address.ts';
import s from '../parts/gate.module.css';
import { Gate } from '../parts/gate.tsx';
import { Said } from '../parts/said.tsx';
import { words } from '../words.ts';

/** Sends the mail that confirms an address once more; what is said is the same for every address. */
export const ResendPage = () => {
  const [sent, setSent] = useState(false);
  const finish = (): void => {
    toast.success(words.resent);
    setSent(true);
  };
  return (
    <Gate>
      {sent ? (
        <Said
          title={words.resetAsked}
          text={words.resentText}
          actions={
            <LinkButton kind="primary" to="/">
              {words.backToLogin}
            </LinkButton>
          }
        />
      ) : (
        <>
          <AddressForm
            title={words.resendTitle}
            lead={words.resendLead}
            act={words.resend}
            first={keptAddress()}
            send={resendConfirmation}
            onSent={finish}
          />
          <p className={s.ways}>
            <Link to="/">{words.backToLogin}</Link>
          </p>
        </>
      )}
    </Gate>
  );
};
