import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SubmitEvent } from 'react';
import { emailError, requiredMessage } from '#contract/common/text-messages.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { createSignInFlow } from '../client.ts';
import { savePendingEmail } from './pending-email.ts';
import { isEmailAddress } from './email-pattern.ts';
import s from './sign-in-layout.module.css';
import { supportsPasskeys } from './passkeys.ts';
import { usePasskey } from './use-passkey.ts';
import { copy } from '../copy.ts';

const RequiredSetUp = lazy(async () => ({
  default: (await import('./account/required-set-up.tsx')).RequiredSecondFactorSetUp,
}));

type Fields = { email: string; password: string; code: string };

const errorsOf = ({ email, password, code }: Fields, asksCode: boolean): Partial<Fields> => ({
  ...(asksCode && code.trim() === '' ? { code: requiredMessage(copy.secondCode) } : {}),
  ...(email.trim() === ''
    ? { email: requiredMessage(copy.email) }
    : isEmailAddress(email)
      ? {}
      : { email: emailError.error() }),
  ...(password === '' ? { password: requiredMessage(copy.password) } : {}),
});

const wordsOf = (error: unknown): string =>
  error instanceof Problem && error.code !== 'fault' ? error.message : copy.failed;

/**
 * The message above the form: the reason why the sign-in failed, or a notice that signing in isn't possible at the
 * moment.
 */
type Trouble = { title: string; text: string };

const troubleOf = (error: unknown): Trouble => {
  const isAway = error instanceof Problem && [0, 502, 503, 504].includes(error.status);
  return { title: isAway ? copy.awayTitle : copy.failedTitle, text: wordsOf(error) };
};

const brought = (failed: string | undefined): Trouble | undefined => {
  if (failed === undefined) return undefined;
  return failed === 'away'
    ? { title: copy.awayTitle, text: copy.away }
    : { title: copy.failedTitle, text: copy.failed };
};

/** The input that a user typed into a prerendered form before its scripts loaded. */
export type PrerenderedForm = {
  email: string;
  password: string;
  /** Returns the button that was pressed before scripts could handle it, but only on the first call. */
  takePressedButton: () => HTMLElement | undefined;
};

/** Whether the browser supports passkeys. Pages prerendered at build time assume that it does, as nearly all do. */
const useKnowsPasskeys = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    supportsPasskeys,
    () => true,
  );

/** The sign-in form. `standing` is the prerendered form, whose input the component takes over. */
export const SignInForm = ({
  interaction,
  failed,
  standing,
}: {
  interaction: string | undefined;
  failed: string | undefined;
  standing?: PrerenderedForm | undefined;
}) => {
  const [fields, setFields] = useState<Fields>({ email: '', password: '', code: '' });
  const [errors, setErrors] = useState<Partial<Fields>>({});
  const [trouble, setTrouble] = useState(() => brought(failed));
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const knows = useKnowsPasskeys();
  const [asksCode, setAsksCode] = useState(false);
  const [mustSetUp, setMustSetUp] = useState(false);
  useEffect(() => {
    if (asksCode) code.current?.focus();
  }, [asksCode]);

  const [signIn] = useState(() => createSignInFlow(interaction));
  const goOn = ({ returnTo }: { returnTo: string }): void => window.location.assign(returnTo);
  const passkey = usePasskey(signIn, { told: (error) => setTrouble(troubleOf(error)), onDone: goOn });

  const [isTaken, setTaken] = useState(false);
  useLayoutEffect(() => {
    if (!standing) return;
    // Takes over what was typed into the prerendered form.
    setFields((before) => ({
      ...before,
      email: email.current?.value || standing.email,
      password: password.current?.value || standing.password,
    }));
    setTaken(true);
  }, [standing]);
  const answer = useEffectEvent(() => {
    if (form.current?.contains(document.activeElement) === true) passkey.offer();
    standing?.takePressedButton()?.click();
  });
  useEffect(() => {
    if (isTaken) answer();
  }, [isTaken]);

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
        savePendingEmail(fields.email.trim());
        return window.location.assign('/confirm-email-first');
      }
      setPending(false);
      if (error instanceof Problem && error.code === 'second-factor-needed') return setAsksCode(true);
      if (error instanceof Problem && error.code === 'second-factor-setup-needed') return setMustSetUp(true);
      if (error instanceof Problem && ['wrong-code', 'app-codes-unreadable'].includes(error.code)) {
        setErrors({ code: error.message });
        return code.current?.focus();
      }
      setTrouble(troubleOf(error));
      password.current?.focus();
    }
  };

  const startAgain = (error: unknown): void => {
    setMustSetUp(false);
    setTrouble(troubleOf(error));
  };
  if (mustSetUp)
    return (
      <Suspense fallback={null}>
        <RequiredSetUp signIn={signIn} onDone={goOn} onFailed={startAgain} />
      </Suspense>
    );
  return (
    <form
      ref={form}
      className={s.form}
      // Only scripts submit the form. Without scripts nothing is sent, so that no password ends up in a URL.
      method="dialog"
      noValidate
      onFocus={passkey.offer}
      onPointerEnter={passkey.offer}
      onSubmit={(event) => void submit(event)}
    >
      <h1>{copy.title}</h1>
      <p className={s.lead}>{copy.lead}</p>
      <div role="alert">
        {trouble && (
          <Banner tone="bad" title={trouble.title}>
            {trouble.text}
          </Banner>
        )}
      </div>
      <TextInput
        label={copy.email}
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
          label={copy.password}
          type="password"
          autoComplete="current-password"
          large
          value={fields.password}
          onChange={(value) => change({ password: value })}
          error={errors.password}
          ref={password}
        />
        {/* After the field in tab order, beside its label visually. */}
        <PageLink to="/reset-password">{copy.resetLink}</PageLink>
      </div>
      {asksCode && (
        <TextInput
          label={copy.secondCode}
          hint={`${copy.secondAsk} ${copy.secondOffCode}`}
          autoComplete="one-time-code"
          large
          value={fields.code}
          onChange={(value) => change({ code: value })}
          error={errors.code}
          ref={code}
        />
      )}
      <Button kind="primary" size="lg" wide type="submit" pending={isPending} className={s.submit}>
        {copy.submit}
      </Button>
      {knows && (
        <Button
          size="lg"
          wide
          pending={passkey.isPending}
          onClick={() => {
            setTrouble(undefined);
            void passkey.use(asksCode ? { email: fields.email, password: fields.password } : undefined);
          }}
        >
          {asksCode ? copy.passkeyInstead : copy.passkeySignIn}
        </Button>
      )}
      <p className={s.ways}>
        <span>
          {copy.newHere} <PageLink to="/register">{copy.registerLink}</PageLink>
        </span>
        <PageLink to="/resend-verification">{copy.resendTitle}</PageLink>
      </p>
    </form>
  );
};
