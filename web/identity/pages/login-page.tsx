import { signInAt } from '#web/platform/sign-in-at.ts';
import { SignInElsewhere } from '../parts/elsewhere.tsx';
import { Gate } from '../parts/gate.tsx';
import { SignInForm } from '../parts/sign-in-form.tsx';

/** The way in: the form at the left, the roll of open roles at the right. */
export const LoginPage = ({ interaction, failed }: { interaction: string | undefined; failed: string | undefined }) => (
  <Gate>
    <WayIn interaction={interaction} failed={failed} />
  </Gate>
);

const WayIn = (given: { interaction: string | undefined; failed: string | undefined }) => {
  const name = signInAt();
  return name === null ? <SignInForm {...given} /> : <SignInElsewhere name={name} failed={given.failed} />;
};
