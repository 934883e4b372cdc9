import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useForm } from 'react-hook-form';
import { maxContacts } from '#contract/claims/rules.ts';
import { contactChannels, contactDirections } from '#contract/claims/states.ts';
import type { ClaimProof } from '#web/claims/client.ts';
import { copy } from '#web/claims/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy as common } from '#web/ui/copy.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatContactDay } from './contact-day.ts';
import { emptyContact, initialContacts, proofSchema, type ProofForm } from './proof-schema.ts';
import s from './claims.module.css';

const channels = contactChannels.map((id) => ({ id, label: copy[id] }));
const directions = contactDirections.map((id) => ({ id, label: copy[id] }));

const messageOf = (error: Error | null): string | undefined => {
  if (error === null) return undefined;
  return error instanceof Problem ? (error.fields[0]?.message ?? error.message) : error.message;
};

type Props = {
  title: string;
  lead: string;
  confirm: string;
  /** The period in which a contact counts. If absent, any past contact can be entered. */
  period?: { from: string; to: string };
  save: { isPending: boolean; error: Error | null };
  onSave: (proof: ClaimProof) => void;
  onClose: () => void;
};

/** A dialog that asks one side for its contacts with a candidate and for a statement. */
export const ProofDialog = ({ title, lead, confirm, period, save, onSave, onClose }: Props) => {
  const form = useForm<ProofForm, unknown, ClaimProof>({
    resolver: standardSchemaResolver(proofSchema),
    defaultValues: { contacts: initialContacts(period !== undefined), statement: '' },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'contacts' });
  const send = form.handleSubmit((proof) => onSave(proof));
  const refused = messageOf(save.error);
  return (
    <Dialog
      open
      alert
      size="lg"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" pending={save.isPending} onClick={() => void send()}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        className={s.proof}
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className={s.quiet}>
          {lead}
          {period && ` ${copy.summaryHint({ from: formatContactDay(period.from), to: formatContactDay(period.to) })}`}
        </p>
        {refused !== undefined && <Banner tone="bad">{refused}</Banner>}
        {fields.map(({ id }, at) => (
          <fieldset key={id} aria-label={copy.contact({ number: at + 1 })}>
            {fields.length > 1 && (
              <div className={s.contactHead}>
                {copy.contact({ number: at + 1 })}
                <Button
                  kind="quiet"
                  size="sm"
                  icon
                  aria-label={copy.removeContact({ number: at + 1 })}
                  onClick={() => remove(at)}
                >
                  <X aria-hidden="true" />
                </Button>
              </div>
            )}
            <FieldGrid>
              <Select
                control={form.control}
                name={`contacts.${at}.direction`}
                label={copy.direction}
                options={directions}
                full
              />
              <DateField control={form.control} name={`contacts.${at}.on`} label={copy.on} max={period?.to} />
              <Select control={form.control} name={`contacts.${at}.channel`} label={copy.channel} options={channels} />
              <TextArea control={form.control} name={`contacts.${at}.summary`} label={copy.summary} rows={3} full />
            </FieldGrid>
          </fieldset>
        ))}
        {fields.length < maxContacts && (
          <div>
            <Button kind="quiet" onClick={() => append(emptyContact)}>
              <Plus aria-hidden="true" />
              {copy.addContact}
            </Button>
          </div>
        )}
        <TextArea control={form.control} name="statement" label={copy.statement} rows={4} full />
        <button type="submit" hidden aria-label={confirm} />
      </form>
    </Dialog>
  );
};
