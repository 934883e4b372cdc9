import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import type { OutputOf } from '#contract/common/operation.ts';
import type { readTestimonialForm } from '#contract/testimonials/operations.ts';
import { missingDetailsError, maxTestimonialLength } from '#contract/testimonials/rules.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { useSubmitTestimonial } from '#web/testimonials/client.ts';
import { copy } from '#web/testimonials/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { logoLimits } from '#web/ui/upload/limits.ts';
import { UploadField } from '#web/ui/upload/upload-field.tsx';
import { testimonialFormSchema, type ParsedTestimonialForm, type TestimonialFormValues } from './form-schema.ts';
import s from './testimonials.module.css';

/** The form's fields by their names in the API. */
const wireNames: Readonly<Record<string, keyof TestimonialFormValues>> = {
  FullName: 'fullName',
  Organization: 'company',
  JobTitle: 'jobTitle',
  Recommendation: 'recommendation',
  LogoPath: 'logo',
};

/** The form for a client's testimonial, which can be submitted once. */
export const TestimonialForm = ({ asked }: { asked: OutputOf<typeof readTestimonialForm> }) => {
  const { token, fullName, company, jobTitle } = asked;
  const navigate = useNavigate();
  const submit = useSubmitTestimonial();
  const form = useForm<TestimonialFormValues, unknown, ParsedTestimonialForm>({
    resolver: standardSchemaResolver(testimonialFormSchema),
    defaultValues: { fullName, company, jobTitle, recommendation: '', logo: null },
  });
  const { control, formState } = form;
  const send = form.handleSubmit(
    (written) =>
      submit.mutate(
        { ...written, token, email: asked.email },
        {
          onSuccess: () => void navigate({ to: '/Agency/ThankYouPage', replace: true }),
          onError: (error) => {
            const told = error instanceof Problem ? error.fields : [];
            for (const { field, message } of told) {
              const name = wireNames[field];
              if (name !== undefined) form.setError(name, { message });
            }
            if (told.length > 0) toast.info(missingDetailsError.error());
            else toast.problem(error);
          },
        },
      ),
    () => void toast.info(missingDetailsError.error()),
  );
  return (
    <form
      className={s.form}
      noValidate
      aria-label={copy.formHeading({ agency: asked.organizationName })}
      onSubmit={(event) => void send(event)}
    >
      <TextField control={control} name="fullName" label={copy.formName} autoComplete="name" />
      <TextField control={control} name="company" label={copy.formOrganization} autoComplete="organization" />
      <TextField control={control} name="jobTitle" label={copy.formJobTitle} autoComplete="organization-title" />
      <TextArea
        control={control}
        name="recommendation"
        label={copy.formTestimonial}
        rows={6}
        max={maxTestimonialLength}
      />
      <UploadField
        label={copy.formLogo}
        limits={logoLimits}
        error={formState.errors.logo?.message}
        onChange={(entries) =>
          form.setValue('logo', entries.at(-1)?.file ?? null, { shouldValidate: formState.isSubmitted })
        }
      />
      <div>
        <Button kind="primary" type="submit" pending={submit.isPending}>
          {copy.formSend}
        </Button>
      </div>
    </form>
  );
};
