import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { requiredWords } from '#contract/common/text.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Footer } from '#web/ui/layout/footer.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { words as uiWords } from '#web/ui/words.ts';
import { signIn } from '../client.ts';
import s from '../parts/gate.module.css';
import { Roll } from '../parts/roll.tsx';
import { words } from '../words.ts';

type Fields = { email: string; password: string };

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const errorsOf = ({ email, password }: Fields): Partial<Fields> => ({
  ...(email.trim() === ''
    ? { email: requiredWords(words.email) }
    : emailPattern.test(email.trim())
      ? {}
      : { email: words.emailWrong }),
  ...(password === '' ? { password: requiredWords(words.password) } : {}),
});

const wordsOf = (error: unknown): string =>
  error instanceof Problem && error.code !== 'fault' ? error.message : words.failed;

/** The way in: the form at the left, the roll of open roles at the right. */
export const LoginPage = ({ interaction, failed }: { interaction: string | undefined; failed: boolean }) => (
  <div className={s.gate}>
    <div className={s.side}>
      <header>
        <Link className={s.brand} to="/">
          <Mark size={24} />
          {uiWords.product}
        </Link>
      </header>
      <main className={s.main} id="main">
        <SignInForm interaction={interaction} failed={failed} />
      </main>
      <div className={s.foot}>
        <Footer />
      </div>
    </div>
    <Roll />
  </div>
);

const SignInForm = ({ interaction, failed }: { interaction: string | undefined; failed: boolean }) => {
  const [fields, setFields] = useState<Fields>({ email: '', password: '' });
  const [errors, setErrors] = useState<Partial<Fields>>({});
  const [problem, setProblem] = useState(failed ? words.failed : '');
  const [isPending, setPending] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const change = (part: Partial<Fields>): void => {
    setFields({ ...fields, ...part });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in part))));
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    const found = errorsOf(fields);
    setErrors(found);
    setProblem('');
    if (found.email !== undefined) return email.current?.focus();
    if (found.password !== undefined) return password.current?.focus();
    setPending(true);
    try {
      const { returnTo } = await signIn(fields, interaction);
      window.location.assign(returnTo);
    } catch (error) {
      setPending(false);
      setProblem(wordsOf(error));
      password.current?.focus();
    }
  };

  return (
    <form className={s.form} noValidate onSubmit={(event) => void submit(event)}>
      <h1>{words.title}</h1>
      <p className={s.lead}>{words.lead}</p>
      <div role="alert">
        {problem !== '' && (
          <Banner tone="bad" title={words.failedTitle}>
            {problem}
          </Banner>
        )}
      </div>
      <TextInput
        label={words.email}
        type="email"
        autoComplete="username"
        large
        value={fields.email}
        onChange={(value) => change({ email: value })}
        error={errors.email}
        ref={email}
      />
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
      <Button kind="primary" size="lg" wide type="submit" pending={isPending} className={s.submit}>
        {words.submit}
      </Button>
    </form>
  );
};
