import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { prequalificationCellName } from '#contract/prequalification/rules.ts';
import type { RequestForm } from '#contract/prequalification/shapes.ts';
import {
  requestFormQuery,
  useRequestPrequalification,
  type PrequalificationRequestKey,
} from '#web/prequalification/client.ts';
import { copy } from '#web/prequalification/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { CheckboxInput } from '#web/ui/form/choice-inputs.tsx';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as uiWords } from '#web/ui/copy.ts';
import s from './form.module.css';

type Props = { of: PrequalificationRequestKey; clientName: string; onClose: () => void };

/**
 * A dialog that requests prequalification for a recruitment type and role category from a client, with documents to
 * share.
 */
export const RequestPrequalificationDialog = ({ of, clientName, onClose }: Props) => {
  const form = useQuery(requestFormQuery(of));
  const title = copy.requestTitle({ client: clientName });
  if (form.data) return <Filled form={form.data} of={of} title={title} onClose={onClose} />;
  return (
    <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>{uiWords.cancel}</Button>}>
      {form.isError ? (
        <ErrorState inline title={copy.requestFailed} onRetry={() => void form.refetch()}>
          {form.error.message}
        </ErrorState>
      ) : (
        <SkeletonText lines={5} />
      )}
    </Dialog>
  );
};

type FilledProps = { form: RequestForm; of: PrequalificationRequestKey; title: string; onClose: () => void };

const Filled = ({ form, of, title, onClose }: FilledProps) => {
  const request = useRequestPrequalification();
  const client = form.clientName;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(form.documents.filter(({ isOpen }) => isOpen).map(({ documentId }) => documentId)),
  );
  const [message, setMessage] = useState('');
  const toggle = (documentId: string, isOn: boolean): void => {
    const next = new Set(chosen);
    if (isOn) next.add(documentId);
    else next.delete(documentId);
    setChosen(next);
  };
  const send = (): void =>
    request.mutate(
      { ...of, documentIds: [...chosen], message },
      {
        onSuccess: () => {
          toast.success(copy.sent({ client }));
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button kind="primary" pending={request.isPending} off={form.cell.can.request} onClick={send}>
            {copy.send}
          </Button>
        </>
      }
    >
      <div className={s.fields}>
        <p>
          <b>{prequalificationCellName(form.cell)}</b>
        </p>
        {form.needsNewDocument && <Banner tone="warn">{copy.needsNew({ client })}</Banner>}
        <fieldset className={s.set}>
          <legend>{copy.sendAlong}</legend>
          {form.documents.length === 0 ? (
            <p className={s.quiet}>
              {copy.noDocuments} <Link to="/prequalificationdocuments">{copy.toLibrary}</Link>
            </p>
          ) : (
            <>
              <p className={s.quiet}>{copy.sendAlongText({ client })}</p>
              {form.documents.map((document) => (
                <CheckboxInput
                  key={document.documentId}
                  label={document.description}
                  hint={hintOf(document)}
                  value={chosen.has(document.documentId)}
                  onChange={(isOn) => toggle(document.documentId, isOn)}
                />
              ))}
            </>
          )}
        </fieldset>
        <TextAreaInput label={copy.message} optional rows={3} max={1000} value={message} onChange={setMessage} />
        {request.error && <p role="alert">{request.error.message}</p>}
      </div>
    </Dialog>
  );
};

const hintOf = ({ file, expiresOn, isExpired, isNew }: RequestForm['documents'][number]): string => {
  const day = expiresOn === null ? '' : formatDate(expiresOn, viewerZone());
  const expiry = expiresOn === null ? copy.neverExpires : isExpired ? copy.expired({ day }) : copy.expires({ day });
  return [file, expiry, ...(isNew ? [copy.isNew] : [])].join(' · ');
};
