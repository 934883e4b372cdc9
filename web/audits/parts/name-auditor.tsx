import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { emailError, requiredMessage, tooLongMessage } from '#contract/common/text-messages.ts';
import { useNameAuditor, type AuditorInput } from '#web/audits/client.ts';
import { copy } from '#web/audits/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { setFieldErrors } from '#web/ui/form/set-field-errors.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './audits.module.css';

const email = z.email();
const needed = (label: string, limit: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, requiredMessage(label)), z.maxLength(limit - 1, tooLongMessage(label, limit)));

const schema = z.object({
  organizationName: needed(copy.organization, 200),
  firstName: needed(copy.firstName, 100),
  lastName: needed(copy.lastName, 100),
  email: needed(copy.email, 254).check(z.refine((typed) => typed === '' || email.safeParse(typed).success, emailError)),
});
type NewAuditor = Omit<AuditorInput, 'engagementId'>;
const fields = ['organizationName', 'firstName', 'lastName', 'email'] as const;

/** A dialog that names the auditor of a settled auction. If that fails, the input is kept. */
export const NameAuditorDialog = ({ engagementId, onClose }: { engagementId: string; onClose: () => void }) => {
  const name = useNameAuditor();
  const { control, handleSubmit, setError } = useForm<NewAuditor>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { organizationName: '', firstName: '', lastName: '', email: '' },
  });
  const send = handleSubmit((typed) =>
    name.mutate(
      { engagementId, ...typed },
      {
        onSuccess: () => {
          toast.success(copy.named);
          onClose();
        },
        onError: (error) => {
          if (!setFieldErrors(error, setError, fields)) toast.problem(error);
        },
      },
    ),
  );
  return (
    <Dialog
      open
      alert
      size="md"
      title={copy.nameAuditor}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button kind="primary" pending={name.isPending} onClick={() => void send()}>
            {copy.nameAuditor}
          </Button>
        </>
      }
    >
      <form className={s.form} noValidate aria-label={copy.nameAuditor} onSubmit={(event) => void send(event)}>
        <p>{copy.nameText}</p>
        <FieldGrid>
          <TextField control={control} name="organizationName" label={copy.organization} autoComplete="off" full />
          <TextField control={control} name="firstName" label={copy.firstName} autoComplete="off" />
          <TextField control={control} name="lastName" label={copy.lastName} autoComplete="off" />
          <TextField control={control} name="email" type="email" label={copy.email} autoComplete="off" full />
        </FieldGrid>
      </form>
    </Dialog>
  );
};
