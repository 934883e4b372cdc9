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
import { copy } from '../copy.ts';

/** Sends the mail that confirms an address once more; what is said is the same for every address. */
export const ResendPage = () => {
  const [sent, setSent] = useState(false);
  const finish = (): void => {
    toast.success(copy.resent);
    setSent(true);
  };
  return (
    <Gate>
      {sent ? (
        <Said
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
          <AddressForm
            title={copy.resendTitle}
            lead={copy.resendLead}
            act={copy.resend}
            first={keptAddress()}
            send={resendConfirmation}
            onSent={finish}
          />
          <p className={s.ways}>
            <Link to="/">{copy.backToLogin}</Link>
          </p>
        </>
      )}
    </Gate>
  );
};
