import { useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { fieldErrorMessages } from './account-calls.ts';
import s from './sign-in-layout.module.css';
import { useFormSubmit } from './use-submit.ts';

/** The copy and the handler of a form with a single input. */
export interface SingleFieldFormProps<Sent> {
  readonly title: string;
  readonly lead: string;
  readonly act: string;
  readonly send: (answer: string) => Promise<unknown>;
  readonly onSent: Sent;
}

/** The props for the form's single input. */
export interface SingleFieldControl {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly ref: RefObject<HTMLInputElement | null>;
}

/** A form with a single input. An error is shown at the input, which then gets the focus. */
export const SingleFieldForm = ({
  title,
  lead,
  act,
  send: ask,
  onSent,
  field,
  first = '',
  faultOf,
  children,
}: SingleFieldFormProps<(answer: string) => void> & {
  /** The input's field name in the API. */
  field: string;
  first?: string;
  faultOf: (answer: string) => string | undefined;
  children: (control: SingleFieldControl) => ReactNode;
}) => {
  const [value, setValue] = useState(first);
  const [error, setError] = useState<string>();
  const { pending, send } = useFormSubmit();
  const ref = useRef<HTMLInputElement>(null);
  const say = (message: string | undefined): boolean => {
    setError(message);
    if (message !== undefined) ref.current?.focus();
    return message !== undefined;
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (say(faultOf(value))) return;
    void send(
      async () => {
        await ask(value);
        onSent(value);
      },
      (problem) => say(fieldErrorMessages(problem)[field]),
    );
  };
  const onChange = (typed: string): void => {
    setValue(typed);
    setError(undefined);
  };
  return (
    <form className={s.form} noValidate onSubmit={submit}>
      <h1>{title}</h1>
      <p className={s.lead}>{lead}</p>
      {children({ value, onChange, error, ref })}
      <Button kind="primary" size="lg" wide type="submit" pending={pending} className={s.submit}>
        {act}
      </Button>
    </form>
  );
};
