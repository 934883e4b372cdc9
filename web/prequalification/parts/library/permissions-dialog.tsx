import { useState } from 'react';
import { prequalificationCells } from '#contract/prequalification/rules.ts';
import { roleCategories } from '#contract/lookups/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { DocumentPermission, PrequalificationDocument } from '#contract/prequalification/shapes.ts';
import { documentFlags, type DocumentFlag } from '#contract/prequalification/states.ts';
import { useSetDocumentPermissions } from '#web/prequalification/client.ts';
import { copy } from '#web/prequalification/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CheckboxInput } from '#web/ui/form/choice-inputs.tsx';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Drawer } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as uiWords } from '#web/ui/copy.ts';
import s from '#web/prequalification/parts/form.module.css';

interface Contact {
  readonly email: string;
  readonly location: string;
}

type Props = {
  document: PrequalificationDocument;
  clients: readonly { client_id: string; clientname: string }[];
  contact: Contact;
  onClose: () => void;
};

/** A dialog that sets which clients can see a document, by role category. */
export const PermissionsDialog = ({ document, clients, contact, onClose }: Props) => {
  const [isUnsaved, setUnsaved] = useState(false);
  const [clientId, setClientId] = useState(document.permissions[0]?.client_id ?? clients[0]?.client_id ?? '');
  const count = (id: string): number => {
    const known = document.permissions.find(({ client_id }) => client_id === id);
    return known ? documentFlags.filter((flag) => known[flag]).length : 0;
  };
  return (
    <Drawer
      open
      title={copy.whoSeesNamed({ name: document.description })}
      unsaved={isUnsaved}
      onClose={onClose}
      footer={<Button onClick={onClose}>{uiWords.close}</Button>}
    >
      <div className={s.fields}>
        <p className={s.quiet}>{copy.permissionsText}</p>
        <SelectInput
          label={copy.client}
          options={clients.map(({ client_id, clientname }) => ({
            id: client_id,
            label: count(client_id) === 0 ? clientname : `${clientname} (${String(count(client_id))})`,
          }))}
          value={clientId}
          onChange={(id) => {
            setClientId(String(id));
            setUnsaved(false);
          }}
        />
        {clientId !== '' && (
          <Permission
            key={clientId}
            documentId={document._id}
            clientId={clientId}
            clientName={clients.find(({ client_id }) => client_id === clientId)?.clientname ?? ''}
            known={document.permissions.find(({ client_id }) => client_id === clientId)}
            contact={contact}
            onUnsaved={setUnsaved}
          />
        )}
      </div>
    </Drawer>
  );
};

type OneProps = {
  documentId: string;
  clientId: string;
  clientName: string;
  known: DocumentPermission | undefined;
  contact: Contact;
  onUnsaved: (isUnsaved: boolean) => void;
};

const noFlags = Object.fromEntries(documentFlags.map((flag) => [flag, false])) as Record<DocumentFlag, boolean>;
const flagsOf = (known: DocumentPermission | undefined): Record<DocumentFlag, boolean> =>
  known ? (Object.fromEntries(documentFlags.map((flag) => [flag, known[flag]])) as typeof noFlags) : noFlags;

const Permission = ({ documentId, clientId, clientName, known, contact, onUnsaved }: OneProps) => {
  const save = useSetDocumentPermissions();
  const [flags, setFlags] = useState(() => flagsOf(known));
  const [email, setEmail] = useState(known?.email ?? contact.email);
  const [location, setLocation] = useState(known?.location ?? contact.location);
  const problem = save.error instanceof Problem ? save.error : undefined;
  const errorOf = (field: string) => problem?.fields.find((each) => each.field === field)?.message;
  const send = (): void =>
    save.mutate(
      { documentId, client_id: clientId, ...flags, email, location },
      {
        onSuccess: (saved) => {
          onUnsaved(false);
          toast.success(copy.permissionsSaved({ client: saved.clientname }));
        },
      },
    );
  const group = (title: string, recruitmentTypeId: number) => (
    <fieldset className={s.set}>
      <legend>{title}</legend>
      {prequalificationCells
        .filter((cell) => cell.recruitmentTypeId === recruitmentTypeId)
        .map(({ flag, roleCategoryId }) => (
          <CheckboxInput
            key={flag}
            label={lookupValue(roleCategories, roleCategoryId)}
            value={flags[flag]}
            onChange={(isOn) => setFlags({ ...flags, [flag]: isOn })}
          />
        ))}
    </fieldset>
  );
  return (
    <div className={s.fields} role="group" aria-label={clientName} onChange={() => onUnsaved(true)}>
      <div className={s.across}>
        {group(copy.permanent, 1)}
        {group(copy.contract, 2)}
      </div>
      <TextInput
        label={copy.email}
        type="email"
        hint={copy.emailHint}
        value={email}
        onChange={setEmail}
        error={errorOf('email')}
      />
      <TextInput
        label={copy.location}
        optional
        hint={copy.locationHint}
        value={location}
        onChange={setLocation}
        error={errorOf('location')}
      />
      {save.error && (problem?.fields.length ?? 0) === 0 && <p role="alert">{save.error.message}</p>}
      <div>
        <Button kind="primary" pending={save.isPending} onClick={send}>
          {copy.save}
        </Button>
      </div>
    </div>
  );
};
