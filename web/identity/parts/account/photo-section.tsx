import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { Avatar } from '#web/ui/indicators/avatar.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { UploadField } from '#web/ui/upload/upload-field.tsx';
import { copy } from '../../copy.ts';
import { useRemovePhoto, useUploadPhoto, type PersonalSettings } from './account-query.ts';
import s from './account.module.css';

const limits = { extensions: ['jpg', 'png'] };

/** The user's photo, which is uploaded as soon as it is chosen and shown instead of the initials. */
export const PhotoSection = ({ settings }: { settings: PersonalSettings }) => {
  const send = useUploadPhoto();
  const remove = useRemovePhoto();
  // A counter that changes after each upload, which resets the field.
  const [turn, setTurn] = useState(0);
  const name = `${settings.firstName} ${settings.lastName}`;
  const takeAway = (): void =>
    remove.mutate(undefined, {
      onSuccess: () => void toast.success(copy.photoRemoved),
      onError: (error) => void toast.problem(error),
    });
  return (
    <FormSection title={copy.photo} text={copy.photoText}>
      <div className={s.photo}>
        <Avatar name={name} url={settings.photoThumbUrl} size="xl" me />
        <div className={s.grow}>
          <UploadField
            key={turn}
            label={copy.photo}
            limits={limits}
            send={(file, { onProgress }) => send.mutateAsync({ file, onProgress: (share) => onProgress(share * 100) })}
            onChange={(entries) => {
              if (entries.length === 0) return;
              toast.success(copy.photoSaved);
              setTurn(turn + 1);
            }}
          />
          {settings.photoUrl !== null && (
            <Button size="sm" kind="quiet" pending={remove.isPending} onClick={takeAway}>
              {copy.photoRemove}
            </Button>
          )}
        </div>
      </div>
    </FormSection>
  );
};
