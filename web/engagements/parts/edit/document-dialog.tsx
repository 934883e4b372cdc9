import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { requiredMessage } from '#contract/common/text-messages.ts';
import type { NewDocument } from '#web/engagements/client.ts';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import type { Option } from '#web/ui/form/option.ts';
import { SaveDialog } from '#web/ui/form/save-dialog.tsx';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { UploadField } from '#web/ui/upload/upload-field.tsx';

const whole = 'whole';
const kinds: readonly Option[] = [
  { id: 'document', label: copy.kindDocument },
  { id: 'agreement', label: copy.kindAgreement },
];

/** Returns the default title for a file, for example 'Unit handbook' for 'Unit handbook.pdf'. */
const titleOf = (fileName: string): string => fileName.replace(/\.[^.]*$/, '');

type Props = {
  /** The talent requests to choose from. An option's ID is the talent request's ID or, in a draft, its key. */
  abouts: readonly Option[];
  send: (file: File, document: NewDocument) => Promise<unknown>;
  onClose: () => void;
};

/** A dialog that adds a document with its title and talent request. */
export const AddEngagementDocumentDialog = ({ abouts, send, onClose }: Props) => {
  const [file, setFile] = useState<File>();
  const [title, setTitle] = useState<string>();
  const [kind, setKind] = useState('document');
  const [about, setAbout] = useState(whole);
  const [asked, setAsked] = useState(false);
  const shown = title ?? (file ? titleOf(file.name) : '');
  const add = useMutation({
    mutationFn: (chosen: File) =>
      send(chosen, {
        title: shown.trim(),
        kind: kind === 'agreement' ? 'agreement' : 'document',
        about: about === whole ? undefined : about,
      }),
    onSuccess: () => {
      toast.success(copy.documentAdded({ name: shown.trim() }));
      onClose();
    },
  });
  const told = add.error instanceof Problem ? add.error.fields : [];
  const errorOf = (field: string): string | undefined => told.find((one) => one.field === field)?.message;
  const go = (): Promise<void> => {
    setAsked(true);
    if (file && shown.trim() !== '') add.mutate(file);
    return Promise.resolve();
  };
  return (
    <SaveDialog
      title={copy.addDocument}
      confirm={copy.addDocument}
      save={add}
      isTold={told.length > 0}
      onSave={go}
      onClose={onClose}
    >
      <UploadField
        label={copy.file}
        error={asked && !file ? requiredMessage(copy.file) : errorOf('file')}
        full
        onChange={(entries) => setFile(entries[0]?.file)}
      />
      <TextInput
        label={copy.title}
        value={shown}
        error={asked && shown.trim() === '' ? requiredMessage(copy.title) : errorOf('title')}
        full
        onChange={setTitle}
      />
      <SelectInput
        label={copy.documentKind}
        options={kinds}
        value={kind}
        onChange={(id) => setKind(String(id === '' ? 'document' : id))}
      />
      <SelectInput
        label={copy.documentAbout}
        options={[{ id: whole, label: copy.aboutWhole }, ...abouts]}
        value={about}
        error={errorOf('talentRequestId') ?? errorOf('requestKey')}
        onChange={(id) => setAbout(String(id === '' ? whole : id))}
      />
    </SaveDialog>
  );
};
