import { updatePersonalSettingsEndpoint } from '#contract/identity/endpoints.ts';
import { callApi } from '#web/platform/client.ts';
import { getSession, setSession } from '#web/platform/session.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { SignInLayout } from './parts/sign-in-layout.tsx';
import { SignInForm, type PrerenderedForm } from './parts/sign-in-form.tsx';

/** Loads the banner on demand, because this file also exports the sign-in form, which is shown without the router. */
export const loadSecondFactorBanner = async () =>
  (await import('./parts/account/second-factor-banner.tsx')).SecondFactorBanner;

/** The sign-in form, on a page without the router. */
export const SignIn = ({
  interaction,
  standing,
}: {
  interaction: string | undefined;
  standing: PrerenderedForm | undefined;
}) => (
  <SignInLayout>
    <SignInForm interaction={interaction} failed={undefined} standing={standing} />
  </SignInLayout>
);

/** Turns the profile's video walkthrough on or off. The change is shown at once, and reverted if it can't be saved. */
export const setWalkthroughEnabled = async (walkthrough: boolean): Promise<void> => {
  const show = (on: boolean): void => {
    const session = getSession();
    if (session) setSession({ ...session, user: { ...session.user, walkthrough: on } });
  };
  show(walkthrough);
  try {
    // Users who turn the walkthrough off often leave the page right away.
    await callApi(updatePersonalSettingsEndpoint, { walkthrough }, { keepalive: true });
  } catch (error) {
    show(!walkthrough);
    toast.problem(error);
  }
};
