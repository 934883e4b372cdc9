import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FocusEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Side } from '#contract/common/operation.ts';
import { contactLimits, supportEmailOf } from '#contract/support/rules.ts';
import type { SupportSenderSide } from '#contract/support/states.ts';
import { useSession } from '#web/platform/session.ts';
import { useContactSupport } from '#web/support/client.ts';
import { copy as leading } from '#web/support/parts/contact-copy.ts';
import { copy } from '#web/support/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { setFieldErrors } from '#web/ui/form/set-field-errors.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as uiWords } from '#web/ui/copy.ts';
import { contactSchema, type ContactForm } from './contact-schema.ts';
import s from './contact.module.css';

const platformOf: Record<Side, SupportSenderSide> = {
  agency: 'Agency',
  client: 'Client',
  provider: 'Provider',
  auditor: 'Auditor',
};
const fieldNames = ['email', 'subject', 'description'] as const;

/** A dialog for writing a message to support. If the message couldn't be sent, its text is kept. */
export const ContactDialog = ({ onClose }: { onClose: () => void }) => {
  const { user, tenant } = useSession();
  const contact = useContactSupport();
  const form = useForm<ContactForm>({
    resolver: standardSchemaResolver(contactSchema),
    defaultValues: { email: user.email, subject: '', description: '' },
  });
  const { control } = form;
  const email = useWatch({ control, name: 'email' }).trim();
  const trim = ({ target }: FocusEvent<HTMLFormElement>): void => {
    const left = fieldNames.find((name) => name === target.getAttribute('name'));
    if (left) form.setValue(left, form.getValues(left).trim());
  };
  const send = form.handleSubmit((message) =>
    contact.mutate(
      { platform: platformOf[tenant.side], ...message },
      {
        onSuccess: () => {
          toast.success(copy.sentText, copy.sent);
          onClose();
        },
        onError: (error) => {
          if (!setFieldErrors(error, form.setError, fieldNames)) toast.problem(error);
        },
      },
    ),
  );
  return (
    <Dialog
      open
      alert
      size="md"
      title={leading.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button kind="primary" pending={contact.isPending} onClick={() => void send()}>
            {copy.send}
          </Button>
        </>
      }
    >
      <form
        className={s.form}
        noValidate
        aria-label={leading.title}
        onBlur={trim}
        onSubmit={(event) => void send(event)}
      >
        <TextField
          control={control}
          name="email"
          type="email"
          autoComplete="email"
          label={copy.email}
          hint={email === '' ? undefined : copy.text({ address: supportEmailOf(email) })}
        />
        <TextField control={control} name="subject" label={copy.subject} />
        <TextArea control={control} name="description" label={copy.message} rows={6} max={contactLimits.description} />
      </form>
    </Dialog>
  );
};
