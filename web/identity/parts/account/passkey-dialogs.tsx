import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { requiredMessage } from '#contract/common/text-messages.ts';
import {
  addPasskeyEndpoint,
  beginPasskeyEndpoint,
  removePasskeyEndpoint,
} from '#contract/identity/endpoints/passkeys.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { noRetries } from '#web/platform/api/retry.ts';
import { callApi } from '#web/platform/client.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { copy as uiWords } from '#web/ui/copy.ts';
import { copy } from '../../copy.ts';
import { fieldErrorMessages } from '../account-calls.ts';
import { createPasskey, PasskeyCancelled } from '../passkeys.ts';
import s from './account.module.css';

type Close = (said?: string) => void;
type Fields = { name: string; password: string; code: string };
type Shown = { password: string; code?: string };

const saidOf = (error: unknown): string => {
  if (error instanceof PasskeyCancelled) return error.isThereAlready ? copy.passkeyThere : copy.passkeyNotMade;
  return error instanceof Error ? error.message : copy.failed;
};

/** A form in which the user authenticates again, with the password and, if a second factor is on, a code. */
const ShowAgain = ({
  title,
  act,
  email,
  asksName,
  send,
  onClose,
  children,
}: {
  title: string;
  act: string;
  email: string;
  asksName: boolean;
  send: (shown: Shown, name: string) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}) => {
  const [fields, setFields] = useState<Fields>({ name: '', password: '', code: '' });
  const [errors, setErrors] = useState<Partial<Fields>>({});
  const [asksCode, setAsksCode] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const sending = useMutation({
    mutationFn: () =>
      send({ password: fields.password, ...(asksCode ? { code: fields.code.trim() } : {}) }, fields.name.trim()),
    onError: (problem) => {
      if (problem instanceof Problem && problem.code === 'second-factor-needed') return setAsksCode(true);
      const { name, password, code } = fieldErrorMessages(problem);
      const told: Partial<Fields> = { ...(name && { name }), ...(password && { password }), ...(code && { code }) };
      setErrors(told);
      if (Object.keys(told).length === 0) setTrouble(saidOf(problem));
    },
  });
  const change = (part: Partial<Fields>): void => {
    setFields({ ...fields, ...part });
    setErrors({});
  };
  const submit = (event?: SubmitEvent): void => {
    event?.preventDefault();
    const missing: Partial<Fields> = {
      ...(asksName && fields.name.trim() === '' ? { name: requiredMessage(copy.passkeyName) } : {}),
      ...(fields.password === '' ? { password: requiredMessage(copy.password) } : {}),
      ...(asksCode && fields.code.trim() === '' ? { code: requiredMessage(copy.secondCode) } : {}),
    };
    setErrors(missing);
    setTrouble(undefined);
    if (Object.keys(missing).length === 0 && !sending.isPending) sending.mutate();
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
        <div role="alert">{trouble !== undefined && <Banner tone="bad">{trouble}</Banner>}</div>
        {/* Tells password managers which account this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        {asksName && (
          <TextInput
            label={copy.passkeyName}
            hint={copy.passkeyNameHint}
            autoComplete="off"
            value={fields.name}
            onChange={(name) => change({ name })}
            error={errors.name}
          />
        )}
        <TextInput
          label={copy.password}
          hint={copy.passkeyPasswordHint}
          type="password"
          autoComplete="current-password"
          value={fields.password}
          onChange={(password) => change({ password })}
          error={errors.password}
        />
        {asksCode && (
          <TextInput
            label={copy.secondCode}
            hint={copy.secondOffCode}
            autoComplete="one-time-code"
            value={fields.code}
            onChange={(code) => change({ code })}
            error={errors.code}
          />
        )}
        {/* Enter submits a form with several fields only if it has a submit button. */}
        <button type="submit" hidden aria-label={act} />
      </form>
    </Dialog>
  );
};

/** A dialog that creates a passkey in the browser and saves it under a name. */
export const AddPasskeyDialog = ({ email, onClose }: { email: string; onClose: Close }) => (
  <ShowAgain
    title={copy.passkeyAdd}
    act={copy.passkeyAdd}
    email={email}
    asksName
    send={async (shown, name) => {
      const credential = await createPasskey(await callApi(beginPasskeyEndpoint, shown, { retries: noRetries }));
      await callApi(addPasskeyEndpoint, { name, credential }, { retries: noRetries });
      onClose(copy.passkeyAdded({ name }));
    }}
    onClose={() => onClose()}
  >
    <p>{copy.passkeyAddText}</p>
  </ShowAgain>
);

export const RemovePasskeyDialog = ({
  email,
  passkey: { passkeyId, name },
  onClose,
}: {
  email: string;
  passkey: { passkeyId: string; name: string };
  onClose: Close;
}) => (
  <ShowAgain
    title={copy.passkeyRemoveOf({ name })}
    act={copy.passkeyRemove}
    email={email}
    asksName={false}
    send={async (shown) => {
      await callApi(removePasskeyEndpoint, { passkeyId, ...shown }, { retries: noRetries });
      onClose(copy.passkeyRemoved({ name }));
    }}
    onClose={() => onClose()}
  >
    <p>{copy.passkeyRemoveText}</p>
  </ShowAgain>
);
