import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { startExternalSignIn } from '../client.ts';
import { copy } from '../copy.ts';
import s from './sign-in-layout.module.css';
import { StatusMessage } from './status-message.tsx';

type Trouble = { title: string; text: string };

const troubles = (name: string): Record<string, Trouble> => ({
  away: { title: copy.awayTitle, text: copy.away },
  'external-away': { title: copy.awayTitle, text: copy.elsewhereAway({ name }) },
  'external-refused': { title: copy.failedTitle, text: copy.elsewhereRefused({ name }) },
  'external-expired': { title: copy.failedTitle, text: copy.elsewhereExpired },
  'external-unverified': { title: copy.elsewhereUnverifiedTitle, text: copy.elsewhereUnverified({ name }) },
  'external-unknown': { title: copy.elsewhereUnknownTitle, text: copy.elsewhereUnknown({ name }) },
});

/**
 * The sign-in form for an external provider: one button that links to the provider, and the reason if the last attempt
 * failed.
 */
export const ExternalSignIn = ({ name, failed }: { name: string; failed: string | undefined }) => {
  const [isPending, setPending] = useState(false);
  const [brought, setBrought] = useState(failed);
  const trouble =
    brought === undefined ? undefined : (troubles(name)[brought] ?? { title: copy.failedTitle, text: copy.failed });
  const leave = async (): Promise<void> => {
    setPending(true);
    try {
      await startExternalSignIn();
    } catch {
      setPending(false);
      setBrought('sign-in');
    }
  };
  return (
    <div className={s.form}>
      <h1>{copy.title}</h1>
      <p className={s.lead}>{copy.lead}</p>
      <div role="alert">
        {trouble && (
          <Banner tone="bad" title={trouble.title}>
            {trouble.text}
          </Banner>
        )}
      </div>
      <p className={s.text}>{copy.elsewhereText({ name })}</p>
      <Button kind="primary" size="lg" wide pending={isPending} onClick={() => void leave()}>
        {copy.elsewhere({ name })}
      </Button>
      <p className={s.ways}>
        <span>
          {copy.newHere} <PageLink to="/register">{copy.registerLink}</PageLink>
        </span>
        <PageLink to="/resend-verification">{copy.resendTitle}</PageLink>
      </p>
    </div>
  );
};

/** A notice that replaces the password pages if an external provider handles the sign-in. */
export const ExternalPasswordNotice = ({ name }: { name: string }) => (
  <StatusMessage
    title={copy.setElsewhereTitle({ name })}
    text={copy.setElsewhere({ name })}
    actions={
      <LinkButton kind="primary" to="/">
        {copy.title}
      </LinkButton>
    }
  />
);
