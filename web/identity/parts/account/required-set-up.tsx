import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { OutputOf } from '#contract/common/operation.ts';
import { requiredMessage } from '#contract/common/text-messages.ts';
import type { beginRequiredSecondFactor } from '#contract/identity/operations/second-factor.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import type { SignInFlow } from '../../client.ts';
import { copy } from '../../copy.ts';
import s from '../sign-in-layout.module.css';
import { AuthenticatorKey, RecoveryCodes } from './authenticator-key.tsx';

/**
 * The sign-in step that sets up a second factor, for a user whose role requires it: key, code, recovery codes. The code
 * signs the user in, but the page stays until they have seen the recovery codes.
 */
export const RequiredSecondFactorSetUp = ({
  signIn,
  onDone,
  onFailed,
}: {
  signIn: SignInFlow;
  onDone: (answer: { returnTo: string }) => void;
  /** Called if the set-up has expired or could not be started. */
  onFailed: (error: unknown) => void;
}) => {
  const [begun, setBegun] = useState<OutputOf<typeof beginRequiredSecondFactor>>();
  const [done, setDone] = useState<{ returnTo: string; recoveryCodes: readonly string[] }>();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasBegun = useRef(false);
  const begin = useEffectEvent(async () => {
    try {
      setBegun(await signIn.beginSetUp());
    } catch (problem) {
      onFailed(problem);
    }
  });
  useEffect(() => {
    // A second request would replace the key that the page shows.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  }, []);
  // Focuses the heading, because the focused sign-in form has been removed.
  useEffect(() => heading.current?.focus(), [done]);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    if (code.trim() === '') return setError(requiredMessage(copy.secondCode));
    setPending(true);
    try {
      setDone(await signIn.confirmSetUp(code.trim()));
    } catch (problem) {
      if (problem instanceof Problem && problem.code === 'sign-in-expired') return onFailed(problem);
      setError(problem instanceof Error ? problem.message : copy.failed);
    }
    setPending(false);
  };

  if (done)
    return (
      <div className={s.form}>
        <h1 ref={heading} tabIndex={-1}>
          {copy.secondKeepTitle}
        </h1>
        <div>
          <RecoveryCodes codes={done.recoveryCodes} />
        </div>
        <Button kind="primary" size="lg" wide onClick={() => onDone(done)}>
          {copy.secondKeptContinue}
        </Button>
      </div>
    );
  return (
    <form className={s.form} noValidate aria-label={copy.setUpTitle} onSubmit={(event) => void submit(event)}>
      <h1 ref={heading} tabIndex={-1}>
        {copy.setUpTitle}
      </h1>
      <p className={s.lead}>{copy.setUpLead}</p>
      {begun ? (
        <>
          <AuthenticatorKey {...begun} />
          <TextInput
            label={copy.secondCode}
            hint={copy.secondCodeHint}
            autoComplete="one-time-code"
            large
            value={code}
            onChange={(value) => {
              setCode(value);
              setError(undefined);
            }}
            error={error}
          />
          <Button kind="primary" size="lg" wide type="submit" pending={isPending} className={s.submit}>
            {copy.setUpSubmit}
          </Button>
        </>
      ) : (
        <SkeletonText lines={8} />
      )}
    </form>
  );
};
