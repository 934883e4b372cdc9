import { useEffect, useRef, useState } from 'react';
import type { ConsentExport, ConsentPage } from '#contract/consents/shapes.ts';
import { useEraseHeldData, useExportHeldData, useRequestConsentCode } from '#web/consents/client.ts';
import { isRefusal, Problem } from '#web/platform/api/problem.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';
import { copy as uiCopy } from '#web/ui/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { pageCopy } from './page-copy.ts';
import s from './consent-page.module.css';

type Aim = 'download' | 'erase';

type Props = {
  page: ConsentPage;
  token: string;
  record: ConsentExport | null;
  onRecord: (record: ConsentExport) => void;
  onErased: () => void;
};

/** Downloads or deletes the data stored about the candidate, after they enter a code sent by email. */
export const YourData = ({ page, token, record, onRecord, onErased }: Props) => {
  const [aim, setAim] = useState<Aim | null>(null);
  const [minutes, setMinutes] = useState(0);
  const sendCode = useRequestConsentCode(token);
  const start = (next: Aim): void =>
    sendCode.mutate(undefined, {
      onSuccess: (sent) => {
        setMinutes(sent.minutes);
        setAim(next);
      },
      onError: (error) => toast.problem(error),
    });
  const end = (): void => setAim(null);
  return (
    <section className={s.data} aria-labelledby="your-data">
      <h2 id="your-data">{pageCopy.data}</h2>
      {aim === null ? (
        <>
          <p>{pageCopy.dataText({ agency: page.agencyName, email: page.emailAddress })}</p>
          <div className={s.do}>
            <Button pending={sendCode.isPending && record === null} onClick={() => start('download')}>
              {pageCopy.download}
            </Button>
            <Button kind="stop" pending={sendCode.isPending} onClick={() => start('erase')}>
              {pageCopy.erase}
            </Button>
          </div>
        </>
      ) : (
        <CodeForm
          aim={aim}
          page={page}
          token={token}
          minutes={minutes}
          onRecord={(found) => {
            end();
            onRecord(found);
          }}
          onErased={onErased}
          onEnd={end}
        />
      )}
      {record !== null && aim === null && <Ready record={record} />}
    </section>
  );
};

type FormProps = Omit<Props, 'record'> & { aim: Aim; minutes: number; onEnd: () => void };

const CodeForm = ({ aim, page, token, minutes, onRecord, onErased, onEnd }: FormProps) => {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [isConfirming, setConfirming] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const download = useExportHeldData(token);
  const erase = useEraseHeldData(token);
  const resend = useRequestConsentCode(token);
  useEffect(() => field.current?.focus(), []);

  const showProblem = (error: Error): void => {
    setConfirming(false);
    // Refusals of the code, too many attempts, and the reason why the data can't be deleted yet, are shown at the field.
    if (isRefusal(error) || (error instanceof Problem && error.status === 429)) setFault(error.message);
    else toast.problem(error);
    field.current?.focus();
  };
  const go = (): void => {
    if (code.trim() === '') {
      setFault(pageCopy.codeNeeded);
      field.current?.focus();
      return;
    }
    setFault(undefined);
    if (aim === 'erase') setConfirming(true);
    else download.mutate(code.trim(), { onSuccess: onRecord, onError: showProblem });
  };
  const sendAgain = (): void =>
    resend.mutate(undefined, {
      onSuccess: () => {
        setCode('');
        setFault(undefined);
        toast.success(pageCopy.newCodeSent);
        field.current?.focus();
      },
      onError: (error) => toast.problem(error),
    });
  return (
    <form
      noValidate
      className={s.code}
      aria-label={aim === 'erase' ? pageCopy.erase : pageCopy.download}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <p role="status">{pageCopy.codeSent({ email: page.emailAddress, minutes })}</p>
      <TextInput
        ref={field}
        label={pageCopy.code}
        value={code}
        error={fault}
        autoComplete="one-time-code"
        onChange={setCode}
      />
      <div className={s.do}>
        <Button kind={aim === 'erase' ? 'stop' : 'primary'} type="submit" pending={download.isPending}>
          {aim === 'erase' ? pageCopy.erase : pageCopy.download}
        </Button>
        <Button onClick={onEnd}>{uiCopy.cancel}</Button>
        <Button kind="quiet" pending={resend.isPending} onClick={sendAgain}>
          {pageCopy.newCode}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        danger
        title={pageCopy.eraseTitle}
        confirm={pageCopy.eraseConfirm}
        pending={erase.isPending}
        onConfirm={() => erase.mutate(code.trim(), { onSuccess: onErased, onError: showProblem })}
        onClose={() => setConfirming(false)}
      >
        {pageCopy.eraseText({ agency: page.agencyName, email: page.emailAddress })} {pageCopy.eraseFinal}
      </ConfirmDialog>
    </form>
  );
};

const fileName = 'my-data.json';

const Ready = ({ record }: { record: ConsentExport }) => {
  const ready = useRef<HTMLDivElement>(null);
  useEffect(() => ready.current?.focus(), []);
  const save = (): void =>
    downloadBlob({ blob: new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }), fileName });
  return (
    <div ref={ready} tabIndex={-1} role="status" className={s.ready}>
      <p>{pageCopy.ready}</p>
      <div className={s.do}>
        <Button kind="primary" onClick={save}>
          {pageCopy.saveFile}
        </Button>
        <Button onClick={() => window.print()}>{pageCopy.print}</Button>
      </div>
    </div>
  );
};
