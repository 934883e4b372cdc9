import { useState } from 'react';
import { requiredMessage } from '#contract/common/text-messages.ts';
import type { PrequalificationDocument } from '#contract/prequalification/shapes.ts';
import { useSaveDocument } from '#web/prequalification/client.ts';
import { copy } from '#web/prequalification/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DateInput } from '#web/ui/date/date-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { UploadField } from '#web/ui/upload/upload-field.tsx';
import { copy as uiWords } from '#web/ui/copy.ts';
import s from '#web/prequalification/parts/form.module.css';

type Props = {
  /** The document being edited. Absent for a new document. */
  document?: PrequalificationDocument;
  isReplacing?: boolean;
  onClose: () => void;
};

const titleOf = ({ document, isReplacing = false }: Props): string => {
  if (!document) return copy.uploadTitle;
  const name = document.description;
  return isReplacing ? copy.replaceTitle({ name }) : copy.editTitle({ name });
};

/** A dialog that uploads a document, replaces its file or edits its details. */
export const LibraryDocumentDialog = (props: Props) => {
  const { document, isReplacing = false, onClose } = props;
  const keep = useSaveDocument();
  const [title] = useState(() => titleOf(props));
  const [description, setDescription] = useState(document?.description ?? '');
  const [expiresOn, setExpiresOn] = useState(document?.expiresOn ?? '');
  const [file, setFile] = useState<File | undefined>(undefined);
  const [isAsked, setAsked] = useState(false);
  const takesFile = !document || isReplacing;
  const problem = keep.error instanceof Problem ? keep.error : undefined;
  const errorOf = (field: string) => problem?.fields.find((each) => each.field === field)?.message;
  const isMissing = description.trim() === '' || (takesFile && file === undefined);
  const send = (): void => {
    setAsked(true);
    if (isMissing) return;
    keep.mutate(
      {
        ...(document ? { documentId: document._id } : {}),
        description: description.trim(),
        expiresOn,
        ...(file ? { file } : {}),
      },
      {
        onSuccess: (saved) => {
          toast.success(copy.kept({ name: saved.description }));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button kind="primary" pending={keep.isPending} onClick={send}>
            {!document ? copy.upload : isReplacing ? copy.replace : copy.save}
          </Button>
        </>
      }
    >
      <div className={s.fields}>
        {isReplacing && <p className={s.quiet}>{copy.replaceText}</p>}
        {takesFile && (
          <UploadField
            label={copy.file}
            error={isAsked && file === undefined ? requiredMessage(copy.file) : errorOf('file')}
            onChange={(entries) => setFile(entries[0]?.file)}
          />
        )}
        <TextInput
          label={copy.description}
          value={description}
          onChange={setDescription}
          error={isAsked && description.trim() === '' ? requiredMessage(copy.description) : errorOf('description')}
        />
        <DateInput
          label={copy.expiry}
          optional
          hint={copy.expiryHint}
          value={expiresOn}
          onChange={setExpiresOn}
          error={errorOf('expiresOn')}
        />
        {keep.error && (problem?.fields.length ?? 0) === 0 && <p role="alert">{keep.error.message}</p>}
      </div>
    </Dialog>
  );
};
