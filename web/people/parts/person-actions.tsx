import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import type { PersonView } from '#contract/people/shapes.ts';
import { downloadPerson, downloadPersonPdf, useErasePerson } from '#web/people/client.ts';
import { copy } from '#web/people/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DownloadButton } from '#web/ui/button/download-button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { SubmitAgainDialog } from './submit-again-dialog.tsx';

type Props = { person: PersonView; onClose: () => void };

const EraseDialog = ({ person, onClose }: Props) => {
  const navigate = useNavigate();
  const erase = useErasePerson();
  const name = candidateName(person);
  return (
    <ConfirmDialog
      open
      danger
      title={copy.eraseTitle({ name })}
      confirm={copy.eraseConfirm}
      pending={erase.isPending}
      error={erase.error?.message}
      onConfirm={() =>
        erase.mutate(
          { personId: person.personId },
          {
            onSuccess: () => {
              toast.success(copy.erased({ name }));
              void navigate({ to: '/people' });
            },
          },
        )
      }
      onClose={onClose}
    >
      {copy.eraseText}
    </ConfirmDialog>
  );
};

/** The actions on a person. Disabled actions give the reason. */
export const PersonActions = ({ person }: { person: PersonView }) => {
  const [open, setOpen] = useState<'submit' | 'merge' | 'erase' | null>(null);
  const { personId, can } = person;
  const close = () => setOpen(null);
  return (
    <>
      <Button kind="primary" off={can.submitAgain} whyAt="beside" onClick={() => setOpen('submit')}>
        {copy.submitAgain}
      </Button>
      <Button off={can.merge} whyAt="beside" onClick={() => setOpen('merge')}>
        {copy.merge}
      </Button>
      {can.export.allowed && (
        <DownloadButton onDownload={() => downloadPersonPdf(personId)}>{copy.exportPdf}</DownloadButton>
      )}
      <DownloadButton
        off={can.export}
        whyAt="beside"
        onDownload={() => downloadPerson(personId, candidateName(person))}
      >
        {can.export.allowed ? copy.exportJson : copy.export}
      </DownloadButton>
      <Button kind="stop" off={can.erase} whyAt="beside" onClick={() => setOpen('erase')}>
        {copy.erase}
      </Button>
      {open === 'submit' && <SubmitAgainDialog person={person} onClose={close} />}
      {open === 'merge' && <MergeDialog person={person} onClose={close} />}
      {open === 'erase' && <EraseDialog person={person} onClose={close} />}
    </>
  );
};
