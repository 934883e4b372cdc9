import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { confirmPasswordEndpoint } from '#contract/identity/endpoints.ts';
import { registerPasswordPrompt } from '#web/platform/api/password-prompt.ts';
import { noRetries } from '#web/platform/api/retry.ts';
import { callApi } from '#web/platform/client.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { copy as uiWords } from '#web/ui/copy.ts';
import { copy } from '../../copy.ts';
import { fieldErrorMessages } from '../account-calls.ts';
import s from './account.module.css';

const Question = ({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) => {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  // The dialog is rendered above every page, outside the page's queries, so this calls the API directly.
  const confirm = async (): Promise<void> => {
    setPending(true);
    try {
      await callApi(confirmPasswordEndpoint, { password }, { retries: noRetries });
      onAnswer(true);
    } catch (problem) {
      setPending(false);
      setError(fieldErrorMessages(problem)['password'] ?? (problem instanceof Error ? problem.message : copy.failed));
    }
  };
  const submit = (event?: SubmitEvent): void => {
    event?.preventDefault();
    if (password === '') setError(requiredMessage(copy.password));
    else if (!isPending) void confirm();
  };
  return (
    <Dialog
      open
      alert
      title={copy.againTitle}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{uiWords.cancel}</Button>
          <Button kind="primary" pending={isPending} onClick={() => submit()}>
            {copy.againAct}
          </Button>
        </>
      }
    >
      <form className={s.stack} noValidate aria-label={copy.againTitle} onSubmit={submit}>
        <p>{copy.againText}</p>
        <TextInput
          label={copy.password}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(value) => {
            setPassword(value);
            setError(undefined);
          }}
          error={error}
        />
      </form>
    </Dialog>
  );
};

/** A dialog that asks for the password again when a call requires it. */
export const PasswordPromptDialog = () => {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  useEffect(
    () =>
      registerPasswordPrompt(
        () =>
          new Promise<boolean>((resolve) => {
            setAnswer(() => resolve);
          }),
      ),
    [],
  );
  return answer ? (
    <Question
      onAnswer={(isConfirmed) => {
        setAnswer(undefined);
        answer(isConfirmed);
      }}
    />
  ) : null;
};
