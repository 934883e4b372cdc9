import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { candidateName, cvExtensions } from '#contract/candidates/rules.ts';
import type { UploadedDocument } from '#contract/candidates/shapes/document.ts';
import { emailError, requiredMessage, tooLongMessage } from '#contract/common/text-messages.ts';
import type { DraftCandidate } from '#contract/draft-candidates/shapes.ts';
import {
  uploadCandidateDocument,
  CountryField,
  importCopy,
  UnconfirmedNotice,
  uploadNoteOf,
  useSingleAction,
  useUnconfirmed,
} from '#web/candidates/public.tsx';
import { useSaveDraftCandidate } from '#web/draft-candidates/client.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { fileLimits } from '#web/ui/upload/limits.ts';
import { UploadField } from '#web/ui/upload/upload-field.tsx';
import s from './draft-candidates.module.css';

const text = (label: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, requiredMessage(label)), z.maxLength(max, tooLongMessage(label, max)));

const schema = z.object({
  talentRequestId: z.string().check(z.minLength(1, requiredMessage(copy.talentRequest))),
  firstName: text(copy.firstName, 100),
  lastName: text(copy.lastName, 100),
  email: text(copy.email, 254).check(z.email(emailError)),
  currentCountryId: z.nullable(z.number()),
});
type Form = z.infer<typeof schema>;

const cvLimits = { ...fileLimits, extensions: cvExtensions };
const sendCv = uploadCandidateDocument({ kind: 'cv' });

type Props = {
  /** The talent requests to choose from. */
  requests: readonly { talentRequestId: string; jobTitle: string }[];
  /** The draft to change. If absent, a new draft is created. */
  draft?: DraftCandidate;
  onClose: () => void;
  onSaved?: (draft: DraftCandidate) => void;
};

/** A dialog that adds a draft candidate with a CV, or changes a draft. */
export const DraftDialog = ({ requests, draft, onClose, onSaved }: Props) => {
  const save = useSaveDraftCandidate();
  const [sent, setSent] = useState<UploadedDocument | undefined>(undefined);
  const [isUploading, setUploading] = useState(false);
  const [cvError, setCvError] = useState<string | undefined>(undefined);
  const form = useForm<Form>({
    resolver: standardSchemaResolver(schema),
    defaultValues: {
      talentRequestId: draft?.talentRequestId ?? (requests.length === 1 ? (requests[0]?.talentRequestId ?? '') : ''),
      firstName: draft?.firstName ?? '',
      lastName: draft?.lastName ?? '',
      email: draft?.email ?? '',
      currentCountryId: draft?.currentCountryId ?? null,
    },
  });
  const fromCv = useUnconfirmed<Form, 'firstName' | 'lastName' | 'email'>(form, { values: {}, currentJob: '' });
  const hint = (field: (typeof fromCv.fields)[number]) =>
    fromCv.fields.includes(field) ? { hint: importCopy.unconfirmed } : {};
  const choose = (chosen: UploadedDocument | undefined): void => {
    if (chosen?.cvDetails && chosen.documentId !== sent?.documentId) {
      const { firstName, lastName, emailAddress: email, currentJob } = chosen.cvDetails;
      fromCv.fill({ firstName, lastName, email }, currentJob);
    }
    setSent(chosen);
    setCvError(undefined);
  };
  const cv = sent ?? draft?.file ?? undefined;
  const demandCv = (): void => setCvError(cv ? undefined : requiredMessage(copy.cv));
  const send = async (values: Form): Promise<void> => {
    demandCv();
    if (!cv || (fromCv.fields.length > 0 && !fromCv.askToConfirm())) return;
    const of = draft ? { draftCandidateId: draft.draftCandidateId } : {};
    try {
      const saved = await save.mutateAsync({ ...values, ...of, documentId: cv.documentId });
      toast.success(copy.saved({ name: candidateName(saved) }));
      onClose();
      onSaved?.(saved);
    } catch (error) {
      toast.problem(error);
    }
  };
  const saving = useSingleAction(() => form.handleSubmit(send, demandCv)());
  // The form can be submitted by the Enter key, too, which doesn't know that the button is pending.
  const submit = (): void => {
    if (!isUploading) void saving.run();
  };
  const title = draft ? copy.editTitle : copy.addTitle;
  return (
    <Dialog
      open
      alert
      title={title}
      unsaved={form.formState.isDirty || sent !== undefined}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button kind="primary" pending={saving.busy || isUploading} onClick={submit}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form
        className={s.fields}
        noValidate
        aria-label={title}
        onInput={fromCv.confirmTyped}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {!draft && (
          <Select
            control={form.control}
            name="talentRequestId"
            label={copy.talentRequest}
            options={requests.map(({ talentRequestId, jobTitle }) => ({ id: talentRequestId, label: jobTitle }))}
          />
        )}
        <UploadField<UploadedDocument>
          label={copy.cv}
          limits={cvLimits}
          send={sendCv}
          error={cvError}
          noteOf={uploadNoteOf}
          present={draft?.file ? [{ name: draft.file.fileName, size: draft.file.sizeBytes }] : []}
          onChange={(entries) => choose(entries.at(-1)?.sent)}
          onUploading={setUploading}
        />
        <UnconfirmedNotice fromCv={fromCv} />
        <div className={s.two}>
          <TextField control={form.control} name="firstName" {...hint('firstName')} label={copy.firstName} />
          <TextField control={form.control} name="lastName" {...hint('lastName')} label={copy.lastName} />
        </div>
        <TextField control={form.control} name="email" {...hint('email')} label={copy.email} type="email" />
        <CountryField control={form.control} name="currentCountryId" label={copy.country} />
        <button type="submit" hidden aria-label={copy.save} />
      </form>
    </Dialog>
  );
};
