import { useNavigate } from '@tanstack/react-router';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { confirmEmail, type EmailedLink } from '../parts/account-calls.ts';
import s from '../parts/sign-in-layout.module.css';
import { SignInLayout } from '../parts/sign-in-layout.tsx';
import { PasswordForm } from '../parts/password-form.tsx';
import { saveReturnPath } from '../parts/return-path.ts';
import { useFormSubmit } from '../parts/use-submit.ts';
import { useFragmentToken, EmailedLinkCheck } from '../parts/emailed-link-check.tsx';
import { copy } from '../copy.ts';

/** The page, opened by an emailed link, that confirms an email address. Users without a password choose one here. */
export const ConfirmEmailPage = ({ next }: { next: string | undefined }) => {
  const token = useFragmentToken();
  const navigate = useNavigate();
  const done = (): void => {
    if (next !== undefined) saveReturnPath(next);
    void navigate({ to: '/Agency/Welcome', replace: true });
  };
  return (
    <SignInLayout>
      <EmailedLinkCheck
        token={token}
        again={
          <LinkButton kind="primary" to="/resend-verification">
            {copy.resendTitle}
          </LinkButton>
        }
      >
        {(link) =>
          link.setsPassword ? (
            <PasswordForm
              title={copy.confirmTitle}
              lead={copy.confirmPasswordLead}
              act={copy.confirm}
              email={link.email}
              send={(password) => confirmEmail(token, password)}
              onSent={done}
            />
          ) : (
            <Confirm link={link} token={token} onDone={done} />
          )
        }
      </EmailedLinkCheck>
    </SignInLayout>
  );
};

const Confirm = ({ link, token, onDone }: { link: EmailedLink; token: string; onDone: () => void }) => {
  const { pending, send } = useFormSubmit();
  const confirm = () =>
    send(async () => {
      await confirmEmail(token, undefined);
      onDone();
    });
  const { email, firstName: name, organizationName: organization } = link;
  return (
    <div className={s.form}>
      <h1>{copy.confirmTitle}</h1>
      <p className={s.text}>{copy.confirmLead({ email, name, organization })}</p>
      <Button kind="primary" size="lg" wide pending={pending} className={s.submit} onClick={() => void confirm()}>
        {copy.confirm}
      </Button>
    </div>
  );
};
