import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { isRefusal } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { copy as uiWords } from '#web/ui/copy.ts';
import { copy } from '../copy.ts';
import { readEmailedLink, type EmailedLink } from './account-calls.ts';
import s from './sign-in-layout.module.css';

type Found = { link: EmailedLink } | { over: true } | { failed: string } | undefined;

/**
 * Returns the token in the URL fragment. The token is kept while the next page, whose URL has none, replaces this page.
 */
export const useFragmentToken = (): string => {
  const hash = useLocation({ select: (location) => location.hash });
  const [token, setToken] = useState(hash);
  if (hash !== '' && hash !== token) setToken(hash);
  return token;
};

/** Checks an emailed link before the user fills in the form. */
export const EmailedLinkCheck = ({
  token,
  again,
  children,
}: {
  token: string;
  /** A link with which the user can request a new link. */
  again: ReactNode;
  children: (link: EmailedLink) => ReactNode;
}) => {
  const [found, setFound] = useState<Found>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      try {
        const link = await readEmailedLink(token);
        if (!gone) setFound({ link });
      } catch (error) {
        if (gone) return;
        setFound(isRefusal(error) ? { over: true } : { failed: error instanceof Error ? error.message : '' });
      }
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [token, tries]);
  if (!found) return <SkeletonText lines={5} />;
  if ('link' in found) return children(found.link);
  const isOver = 'over' in found;
  const tryAgain = (): void => {
    setFound(undefined);
    setTries(tries + 1);
  };
  return (
    <div className={s.form} role="alert">
      <h1>{isOver ? copy.linkOverTitle : copy.linkFailed}</h1>
      <p className={s.text}>{isOver ? copy.linkOver : found.failed}</p>
      <div className={s.do}>
        {isOver ? (
          again
        ) : (
          <Button kind="primary" onClick={tryAgain}>
            {uiWords.tryAgain}
          </Button>
        )}
      </div>
    </div>
  );
};
