import { useCallback, useEffect, useRef, useState } from 'react';
import { localNow } from '#web/platform/clock.ts';
import { useLatestRef } from '#web/platform/latest-ref.ts';
import type { PasswordCredentials, SignInFlow } from '../client.ts';
import { getPasskeyAssertion, PasskeyCancelled, supportsPasskeyAutofill, cancelPasskeyRequest } from './passkeys.ts';

/**
 * The age at which a pending challenge is renewed, in milliseconds. The server accepts a challenge for five minutes.
 */
const renewMs = 240_000;

/**
 * Handles passkeys at sign-in: `offer` adds them to the browser's autofill if possible, and `use` requests one.
 * Refusals by the server are passed to `told`; a cancelled request isn't reported.
 */
export const usePasskey = (
  signIn: SignInFlow,
  { told, onDone }: { told: (error: unknown) => void; onDone: (answer: { returnTo: string }) => void },
): { isPending: boolean; offer: () => void; use: (who?: PasswordCredentials) => Promise<void> } => {
  const [isPending, setPending] = useState(false);
  // Incremented to request a new challenge for the autofill. It stays 0 until the user focuses the form, so that
  // nothing is requested before that.
  const [turn, setTurn] = useState(0);
  const latest = useLatestRef({ told, onDone });
  // Autofill and the button may both produce an assertion, and the first one accepted makes the browser leave the
  // page. A new challenge after that would start another sign-in, and this browser wouldn't recognise the first
  // sign-in when it returns.
  const isLeaving = useRef(false);
  const leave = useCallback(
    (answer: { returnTo: string }): void => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      latest.current.onDone(answer);
    },
    [latest],
  );

  useEffect(() => {
    if (turn === 0 || isLeaving.current) return undefined;
    let isOver = false;
    let askedAt: number | undefined;
    const ask = async (): Promise<void> => {
      const asked = (await supportsPasskeyAutofill()) && !isOver ? await signIn.ask() : undefined;
      if (!asked || isOver) return;
      askedAt = localNow();
      const passkey = await getPasskeyAssertion(asked.question, true);
      if (isOver) return;
      try {
        leave(await signIn.withPasskey(asked.uid, passkey));
      } catch (error) {
        if (isLeaving.current) return;
        latest.current.told(error);
        setTurn((one) => one + 1);
      }
    };
    // If the browser has no autofill for passkeys or the server can't be reached, users can still type their password.
    ask().catch(() => undefined);
    const look = (): void => {
      if (document.visibilityState === 'visible' && askedAt !== undefined && localNow() - askedAt >= renewMs)
        setTurn((one) => one + 1);
    };
    const timer = setInterval(look, 30_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      if (askedAt !== undefined) void cancelPasskeyRequest();
    };
  }, [signIn, turn, latest, leave]);

  const use = async (who?: PasswordCredentials): Promise<void> => {
    if (isPending) return;
    setPending(true);
    try {
      const { uid, question } = await signIn.ask();
      // Requesting this assertion cancels the pending autofill request.
      leave(await signIn.withPasskey(uid, await getPasskeyAssertion(question, false), who));
    } catch (error) {
      if (isLeaving.current) return;
      setPending(false);
      if (!(error instanceof PasskeyCancelled)) told(error);
      setTurn((one) => one + 1);
    }
  };
  return { isPending, offer: () => setTurn((one) => Math.max(one, 1)), use };
};
