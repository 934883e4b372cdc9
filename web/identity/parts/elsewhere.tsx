import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { signInElsewhere } from '../client.ts';
import { words } from '../words.ts';
import s from './gate.module.css';
import { Said } from './said.tsx';

type Trouble = { title: string; text: string };

const troubles = (name: string): Record<string, Trouble> => ({
  away: { title: words.awayTitle, text: words.away },
  'external-away': { title: words.awayTitle, text: words.elsewhereAway({ name }) },
  'external-refused': { title: words.failedTitle, text: words.elsewhereRefused({ name }) },
  'external-expired': { title: words.failedTitle, text: words.elsewhereExpired },
  'external-unverified': { title: words.elsewhereUnverifiedTitle, text: words.elsewhereUnverified({ name }) },
  'external-unknown': { title: words.elsewhereUnknownTitle, text: words.elsewhereUnknown({ name }) },
});

/** The way in where people sign in elsewhere: one button that leads there, and why it came to nothing the last time. */
export const SignInElsewhere = ({ name, failed }: { name: string; failed: string | undefined }) => {
  const [isPending, setPending] = useState(false);
  const [brought, setBrought] = useState(failed);
  const trouble =
    brought === undefined ? undefined : (troubles(name)[brought] ?? { title: words.failedTitle, text: words.failed });
  const leave = async (): Promise<void> => {
    setPending(true);
    try {
      await signInElsewhere();
    } catch {
      setPending(false);
      setBrought('sign-in');
    }
  };
  return (
    <div className={s.form}>
      <h1>{words.title}</h1>
      <p className={s.lead}>{words.lead}</p>
      <div role="alert">
        {trouble && (
          <Banner tone="bad" title={trouble.title}>
            {trouble.text}
          </Banner>
        )}
      </div>
      <p className={s.text}>{words.elsewhereText({ name })}</p>
      <Button kind="primary" size="lg" wide pending={isPending} onClick={() => void leave()}>
        {words.elsewhere({ name })}
      </Button>
      <p className={s.ways}>
        <span>
          {words.newHere} <PageLink to="/register">{words.registerLink}</PageLink>
        </span>
        <PageLink to="/resend-verification">{words.resendTitle}</PageLink>
      </p>
    </div>
  );
};

/** In place of a page about passwords, where there are none. */
export const SetElsewhere = ({ name }: { name: string }) => (
  <Said
    title={words.setElsewhereTitle}
    text={words.setElsewhere({ name })}
    actions={
      <LinkButton kind="primary" to="/">
        {words.title}
      </LinkButton>
    }
  />
);
