import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { requiredWords } from '#contract/common/text-words.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { signInAt } from '#web/platform/sign-in-at.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { createSignIn } from '../client.ts';
import { keepAddress } from '../parts/address.ts';
import { SignInElsewhere } from '../parts/elsewhere.tsx';
import { isAddress } from '../parts/email-pattern.ts';
import s from '../parts/gate.module.css';
import { Gate } from '../parts/gate.tsx';
import { knowsPasskeys } from '../parts/passkeys.ts';
import { usePasskey } from '../parts/use-passkey.ts';
import { words } from '../words.ts';

type Fields = { email: string; password: string; code: string };

const errorsOf = ({ email, password, code }: Fields, asksCode: boolean): Partial<Fields> => ({
  ...(asksCode && code.trim() === '' ? { code: requiredWords(words.secondCode) } : {}),
  ...(email.trim() === ''
    ? { email: requiredWords(words.email) }
    : isAddress(email)
      ? {}
      : { email: words.emailWrong }),
  ...(password === '' ? { password: requiredWords(words.password) } : {}),
});

const wordsOf = (error: unknown): string =>
  error instanceof Problem && error.code !== 'fault' ? error.message : words.failed;

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

/** What is said above the form: that the sign-in did not work and why, or that nobody can be asked at the moment. */
type Trouble = { title: string; text: string };

const troubleOf = (error: unknown): Trouble => {
  const isAway = error instanceof Problem && [0, 502, 503, 504].includes(error.status);
  return { title: isAway ? words.awayTitle : words.failedTitle, text: wordsOf(error) };
};

const brought = (failed: string | undefined): Trouble | undefined => {
  if (failed === undefined) return undefined;
  return failed === 'away'
    ? { title: words.awayTitle, text: words.away }
    : { title: words.failedTitle, text: words.failed };
};

const SignInForm = ({ interaction, failed }: { interaction: string | undefined; failed: string | undefined }) => {
  const navigate = useNavigate();
  const [fields, setFields] = useState<Fields>({ email: '', password: '', code: '' });
  const [errors, setErrors] = useState<Partial<Fields>>({});
  const [trouble, setTrouble] = useState(() => brought(failed));
  const [isPending, setPending] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [asksCode, setAsksCode] = useState(false);
  useEffect(() => {
    if (asksCode) code.current?.focus();
  }, [asksCode]);

  const [signIn] = useState(() => createSignIn(interaction));
  const goOn = ({ returnTo }: { returnTo: string }): void => window.location.assign(returnTo);
  const passkey = usePasskey(signIn, { told: (error) => setTrouble(troubleOf(error)), onDone: goOn });

  const change = (part: Partial<Fields>): void => {
    setFields({ ...fields, ...part });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in part))));
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    const found = errorsOf(fields, asksCode);
    setErrors(found);
    setTrouble(undefined);
    if (found.email !== undefined) return email.current?.focus();
    if (found.password !== undefined) return password.current?.focus();
    if (found.code !== undefined) return code.current?.focus();
    setPending(true);
    try {
      const { code: typed, ...who } = fields;
      goOn(await signIn.withPassword({ ...who, ...(asksCode ? { code: typed.trim() } : {}) }));
    } catch (error) {
      if (error instanceof Problem && error.code === 'email-not-verified') {
        keepAddress(fields.email.trim());
        return void navigate({ to: '/confirm-email-first' });
      }
      setPending(false);
      if (error instanceof Problem && error.code === 'second-factor-needed') return setAsksCode(true);
      if (error instanceof Problem && error.code === 'wrong-code') {
        setErrors({ code: error.message });
        return code.current?.focus();
      }
      setTrouble(troubleOf(error));
      password.current?.focus();
    }
  };

  return (
    <form
      className={s.form}
      noValidate
      onFocus={passkey.offer}
      onPointerEnter={passkey.offer}
      onSubmit={(event) => void submit(event)}
    >
      <h1>{words.title}</h1>
      <p className={s.lead}>{words.lead}</p>
      <div role="alert">
        {trouble && (
          <Banner tone="bad" title={trouble.title}>
            {trouble.text}
          </Banner>
        )}
      </div>
      <TextInput
        label={words.email}
        type="email"
        autoComplete="username webauthn"
        large
        value={fields.email}
        onChange={(value) => change({ email: value })}
        error={errors.email}
        ref={email}
      />
      <div className={s.aside}>
        <TextInput
          label={words.password}
          type="password"
          autoComplete="current-password"
          large
          value={fields.password}
          onChange={(value) => change({ password: value })}
          error={errors.password}
          ref={password}
        />
        {/* After the field by keyboard, beside its label by sight. */}
        <Link to="/reset-password">{words.resetLink}</Link>
      </div>
      {asksCode && (
        <TextInput
          label={words.secondCode}
          hint={`${words.secondAsk} ${words.secondOffCode}`}
          autoComplete="one-time-code"
          large
          value={fields.code}
          onChange={(value) => change({ code: value })}
          error={errors.code}
          ref={code}
        />
      )}
      <Button kind="primary" size="lg" wide type="submit" pending={isPending} className={s.submit}>
        {words.submit}
      </Button>
      {knowsPasskeys() && (
        <Button
          size="lg"
          wide
          pending={passkey.isPending}
          onClick={() => {
            setTrouble(undefined);
            void passkey.use(asksCode ? { email: fields.email, password: fields.password } : undefined);
          }}
        >
          {asksCode ? words.passkeyInstead : words.passkeySignIn}
        </Button>
      )}
      <p className={s.ways}>
        <span>
          {words.newHere} <Link to="/register">{words.registerLink}</Link>
        </span>
        <Link to="/resend-verification">{words.resendTitle}</Link>
      </p>
    </form>
  );
};
