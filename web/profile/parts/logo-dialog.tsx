import { useState } from 'react';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { useSession } from '#web/platform/session.ts';
import { useUploadLogo } from '#web/profile/client.ts';
import { logoCopy as words, copy as profileWords } from '#web/profile/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Logo } from '#web/ui/indicators/logo.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { logoLimits } from '#web/ui/upload/limits.ts';
import { UploadField } from '#web/ui/upload/upload-field.tsx';
import s from './lists.module.css';

/** A dialog that uploads the agency's logo. */
export const LogoDialog = ({ url, onClose }: { url: string | null; onClose: () => void }) => {
  const { tenant } = useSession();
  const [file, setFile] = useState<File | null>(null);
  const [wants, setWants] = useState(false);
  const upload = useUploadLogo();
  const send = (): void => {
    setWants(true);
    if (!file) return;
    upload.mutate(file, {
      onSuccess: () => {
        toast.success(words.saved);
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      title={words.add}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{profileWords.cancel}</Button>
          <Button kind="primary" pending={upload.isPending} onClick={send}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className={s.form}>
        {upload.isError && <Banner tone="bad">{upload.error.message}</Banner>}
        <Logo name={tenant.name} url={url} size={64} />
        <p className={s.none}>{words.text}</p>
        <UploadField
          label={words.label}
          limits={logoLimits}
          error={wants && !file ? requiredMessage(words.label) : undefined}
          onChange={(entries) => setFile(entries.find(({ state }) => state === 'done')?.file ?? null)}
        />
      </div>
    </Dialog>
  );
};
