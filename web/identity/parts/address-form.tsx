import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { requiredWords } from '#contract/common/text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { words } from '../words.ts';
import { toldFields } from './account-calls.ts';
import { isAddress } from './email-pattern.ts';
import s from './gate.module.css';
import { useSend } from './send.ts';

/** Asks for an address and sends it: for a mail that is answered alike whether anybody has it or not. */
export const AddressForm = ({
  title,
  lead,
  act,
  first = '',
  send: ask,
  onSent,
}: {
  title: string;
  lead: string;
  act: string;
  first?: string;
  send: (email: string) => Promise<unknown>;
  onSent: (email: string) => void;
}) => {
  const [email, setEmail] = useState(first);
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
    const typed = email.trim();
    if (say(typed === '' ? requiredWords(words.email) : isAddress(typed) ? undefined : words.emailWrong)) return;
    void send(
      async () => {
        await ask(typed);
        onSent(typed);
      },
      (problem) => say(toldFields(problem)['email']),
    );
  };
  return (
    <form className={s.form} noValidate onSubmit={submit}>
      <h1>{title}</h1>
      <p className={s.lead}>{lead}</p>
      <TextInput
        label={words.email}
        type="email"
        autoComplete="email"
        large
        value={email}
        onChange={(value) => {
          setEmail(value);
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
