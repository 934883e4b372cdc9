import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/button/button.tsx';
import { CopyButton } from '#web/ui/button/copy-button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { importCopy } from './import-copy.ts';
import { cvAddressQuery, useIssueCvAddress } from './imports-client.ts';
import s from './forward-address.module.css';

const onError = (error: unknown): void => void toast.problem(error);

/** The address to which the user can forward CVs for a talent request. Shows nothing if incoming email is off. */
export const ForwardingAddress = ({ talentRequestId }: { talentRequestId: string }) => {
  const { data } = useQuery(cvAddressQuery(talentRequestId));
  const issue = useIssueCvAddress(talentRequestId);
  if (data?.isOn !== true) return null;
  const { address } = data;
  const create = (done: string): void =>
    issue.mutate(undefined, { onError, onSuccess: () => void toast.success(done) });
  return (
    <div className={s.forward}>
      {address === null ? (
        <Button pending={issue.isPending} onClick={() => create(importCopy.addressCreated)}>
          {importCopy.createAddress}
        </Button>
      ) : (
        <>
          <TextInput label={importCopy.forward} value={address} onChange={() => undefined} />
          <CopyButton text={address} copied={importCopy.addressCopied}>
            {importCopy.copyAddress}
          </CopyButton>
          <Button pending={issue.isPending} onClick={() => create(importCopy.addressReplaced)}>
            {importCopy.replaceAddress}
          </Button>
          <p>{importCopy.forwardHint}</p>
        </>
      )}
    </div>
  );
};
