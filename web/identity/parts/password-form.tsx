import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { requiredWords } from '#contract/common/text.ts';
import { passwordFault } from '#contract/identity/rules.ts';
import { Button } from '#web/ui/button/button.tsx';
import { words } from '../words.ts';
import { toldFields } from './account-calls.ts';
import s from './gate.module.css';
import { NewPassword } from './new-password.tsx';
import { useSend } from './send.ts';

/** Chooses a password for an address. */
export const PasswordForm = ({
  title,
  lead,
  act,
  email,
  send: save,
  onSent,
}: {
  title: string;
  lead: string;
  act: string;
  email: string;
  send: (password: string) => Promise<unknown>;
  onSent: () => void;
}) => {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const { pending, send } = useSend();
  const input = useRef<HTMLInputElement>(null);
  const say = (message: string | undefined): boolean => {
    setError(message);
    if (message !== undefined) input.current?.focus();
    return message !== undefined;
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (say(password === '' ? requiredWords(words.newPassword) : passwordFault(password))) return;
    void send(
      async () => {
        await save(password);
        onSent();
      },
      (problem) => say(toldFields(problem)['password']),
    );
  };
  return (
    <form className={s.form} noValidate onSubmit={submit}>
      <h1>{title}</h1>
      <p className={s.lead}>{lead}</p>
      {/* For the keeper of passwords, which wants to know whose it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPassword
        value={password}
        onChange={(value) => {
          setPassword(value);
          setError(undefined);
        }}
        error={error}
        ref={input}
      />
      <Button kind="primary" size="lg" wide type="submit" pending={pending} className={s.submit}>
        {act}
      </Button>
    </form>
  );
};
