import { externalSignInName } from '#web/platform/external-sign-in-name.ts';
import { ExternalSignIn } from '../parts/external-sign-in.tsx';
import { SignInLayout } from '../parts/sign-in-layout.tsx';
import { SignInForm } from '../parts/sign-in-form.tsx';

/** The sign-in page: the form on the left, the ticker of open roles on the right. */
export const LoginPage = ({ interaction, failed }: { interaction: string | undefined; failed: string | undefined }) => (
  <SignInLayout>
    <WayIn interaction={interaction} failed={failed} />
  </SignInLayout>
);

const WayIn = (given: { interaction: string | undefined; failed: string | undefined }) => {
  const name = externalSignInName();
  return name === null ? <SignInForm {...given} /> : <ExternalSignIn name={name} failed={given.failed} />;
};
