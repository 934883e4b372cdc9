import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useForm } from 'react-hook-form';
import { maxInvitationsPerCall } from '#contract/testimonials/rules.ts';
import { useRequestTestimonials } from '#web/testimonials/client.ts';
import { copy } from '#web/testimonials/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { TestimonialClientFields } from './testimonial-client-fields.tsx';
import { emptyClient, testimonialClientsSchema, type TestimonialClients } from './person-schema.ts';
import s from './testimonials.module.css';

/**
 * A dialog that requests testimonials from several clients at once by email, and shows why any of the requests failed.
 */
export const RequestTestimonialsDialog = ({ onClose }: { onClose: () => void }) => {
  const request = useRequestTestimonials();
  const form = useForm<TestimonialClients>({
    resolver: standardSchemaResolver(testimonialClientsSchema),
    defaultValues: { people: [emptyClient] },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'people' });
  const send = form.handleSubmit(({ people }) =>
    request.mutate(people, {
      onSuccess: ({ requested, failed }) => {
        toast.success(copy.requestedDone({ count: requested.length }));
        if (failed.length > 0) toast.warning(failed.map(({ message }) => message).join(', '));
        onClose();
      },
      onError: (error) => toast.problem(error),
    }),
  );
  return (
    <Dialog
      open
      alert
      size="lg"
      title={copy.requestTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button kind="primary" pending={request.isPending} onClick={() => void send()}>
            {copy.send({ count: fields.length })}
          </Button>
        </>
      }
    >
      <form
        className={s.people}
        noValidate
        aria-label={copy.requestTitle}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className={s.small}>{copy.requestText}</p>
        {fields.map(({ id }, at) => (
          <fieldset key={id} aria-label={copy.person({ number: at + 1 })}>
            {fields.length > 1 && (
              <div className={s.personHead}>
                {copy.person({ number: at + 1 })}
                <Button
                  kind="quiet"
                  size="sm"
                  icon
                  aria-label={copy.removePerson({ number: at + 1 })}
                  onClick={() => remove(at)}
                >
                  <X aria-hidden="true" />
                </Button>
              </div>
            )}
            <TestimonialClientFields control={form.control} at={at} />
          </fieldset>
        ))}
        {fields.length < maxInvitationsPerCall && (
          <div>
            <Button kind="quiet" onClick={() => append(emptyClient)}>
              <Plus aria-hidden="true" />
              {copy.addPerson}
            </Button>
          </div>
        )}
        <button type="submit" hidden aria-label={copy.send({ count: fields.length })} />
      </form>
    </Dialog>
  );
};
