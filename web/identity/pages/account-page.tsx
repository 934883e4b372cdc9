import { useQuery } from '@tanstack/react-query';
import { personalSettingsQuery } from '../parts/account/account-query.ts';
import { NamesForm, UsernameForm } from '../parts/account/names-forms.tsx';
import { PasskeysSection } from '../parts/account/passkeys-section.tsx';
import { PhotoSection } from '../parts/account/photo-section.tsx';
import { SecondFactorSection } from '../parts/account/second-factor-section.tsx';
import { SessionsSection } from '../parts/account/sessions-section.tsx';
import { SignInSection } from '../parts/account/sign-in-section.tsx';
import { NotificationSettingsSection } from '../parts/account/notification-settings-section.tsx';
import { copy } from '../copy.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { externalSignInName } from '#web/platform/external-sign-in-name.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The personal settings; each section is saved separately. */
export const AccountPage = () => {
  const settings = useQuery(personalSettingsQuery);
  const name = externalSignInName();
  return (
    <>
      <PageHeader title={copy.account} />
      {hasFailedToLoad(settings) ? (
        <ErrorState title={copy.accountFailed} onRetry={() => void settings.refetch()}>
          {settings.error?.message}
        </ErrorState>
      ) : settings.data ? (
        <>
          <PhotoSection settings={settings.data} />
          <NamesForm settings={settings.data} />
          {name === null && <UsernameForm settings={settings.data} />}
          <NotificationSettingsSection settings={settings.data} />
          {name === null ? (
            <>
              <SignInSection settings={settings.data} />
              <SecondFactorSection />
              <PasskeysSection email={settings.data.email} />
            </>
          ) : (
            <FormSection title={copy.signInTitle} text={copy.signInElsewhereText({ name })}>
              <div />
            </FormSection>
          )}
          <SessionsSection />
          <FormSection title={copy.yourData} text={copy.yourDataText}>
            <div>
              <LinkButton to="/your-data">{copy.yourDataOpen}</LinkButton>
            </div>
          </FormSection>
        </>
      ) : (
        <SkeletonText lines={14} />
      )}
    </>
  );
};
