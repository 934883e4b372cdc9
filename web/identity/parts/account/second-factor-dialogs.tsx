import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import type { OutputOf } from '#contract/common/operation.ts';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { confirmSecondFactorEndpoint, endSecondFactorEndpoint } from '#contract/identity/endpoints.ts';
import type { beginSecondFactor } from '#contract/identity/operations/second-factor.ts';
import { noRetries } from '#web/platform/api/retry.ts';
import { callApi } from '#web/platform/client.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { copy as uiWords } from '#web/ui/copy.ts';
import { copy } from '../../copy.ts';
import { fieldErrorMessages } from '../account-calls.ts';
import s from './account.module.css';
import { AuthenticatorKey, RecoveryCodes } from './authenticator-key.tsx';

type Close = (said?: string) => void;

/** A form with a single code field, which shows its error below. */
const CodeForm = ({
  title,
  hint,
  act,
  send,
  onClose,
  children,
}: {
  title: string;
  hint: string;
  act: string;
  send: (code: string) => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
}) => {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const sending = useMutation({
    mutationFn: send,
    onError: (problem) => setError(fieldErrorMessages(problem)['code'] ?? problem.message),
  });
  const submit = (event?: SubmitEvent): void => {
    event?.preventDefault();
    if (code.trim() === '') setError(requiredMessage(copy.secondCode));
    else if (!sending.isPending) sending.mutate(code.trim());
  };
  return (
    <Dialog
      open
      alert
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button kind="primary" pending={sending.isPending} onClick={() => submit()}>
            {act}
          </Button>
        </>
      }
    >
      <form className={s.stack} noValidate aria-label={title} onSubmit={submit}>
        {children}
        <TextInput
          label={copy.secondCode}
          hint={hint}
          autoComplete="one-time-code"
          value={code}
          onChange={(value) => {
            setCode(value);
            setError(undefined);
          }}
          error={error}
        />
      </form>
    </Dialog>
  );
};

/**
 * A dialog with the steps that turn on a second factor: the key for an authenticator app, a code, and then the recovery
 * codes.
 */
export const TurnOnSecondFactorDialog = ({
  begun,
  onClose,
}: {
  begun: OutputOf<typeof beginSecondFactor>;
  onClose: Close;
}) => {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    const done = (): void => onClose(copy.secondTurnedOn);
    return (
      <Dialog
        open
        firm
        title={copy.secondKeepTitle}
        onClose={done}
        footer={
          <Button kind="primary" onClick={done}>
            {copy.secondKept}
          </Button>
        }
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  }
  return (
    <CodeForm
      title={copy.secondOnTitle}
      hint={copy.secondCodeHint}
      act={copy.secondTurnOn}
      send={async (code) => {
        setCodes((await callApi(confirmSecondFactorEndpoint, { code }, { retries: noRetries })).recoveryCodes);
      }}
      onClose={() => onClose()}
    >
      <AuthenticatorKey {...begun} />
    </CodeForm>
  );
};

export const TurnOffSecondFactorDialog = ({ onClose }: { onClose: Close }) => (
  <CodeForm
    title={copy.secondOffTitle}
    hint={copy.secondOffCode}
    act={copy.secondTurnOff}
    send={async (code) => {
      await callApi(endSecondFactorEndpoint, { code }, { retries: noRetries });
      onClose(copy.secondTurnedOff);
    }}
    onClose={() => onClose()}
  />
);
