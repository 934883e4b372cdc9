import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { useCreateTestimonialLink } from '#web/testimonials/client.ts';
import { copy } from '#web/testimonials/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CopyButton } from '#web/ui/button/copy-button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { TestimonialClientFields } from './testimonial-client-fields.tsx';
import { emptyClient, testimonialClientsSchema, type TestimonialClients } from './person-schema.ts';
import s from './testimonials.module.css';

const Made = ({ link, expiry }: { link: string; expiry: string }) => {
  const whole = new URL(link, window.location.origin).href;
  return (
    <div className={s.link}>
      <TextInput
        label={copy.link}
        hint={copy.linkOnce({ day: formatDate(expiry, viewerZone()) })}
        value={whole}
        onChange={() => undefined}
      />
      <div>
        <CopyButton text={whole} copied={copy.copied}>
          {copy.copy}
        </CopyButton>
      </div>
    </div>
  );
};

/** A dialog that creates a link. The agency sends this link to a client itself. */
export const LinkDialog = ({ onClose }: { onClose: () => void }) => {
  const make = useCreateTestimonialLink();
  const form = useForm<TestimonialClients>({
    resolver: standardSchemaResolver(testimonialClientsSchema),
    defaultValues: { people: [emptyClient] },
  });
  const send = form.handleSubmit(({ people: [person] }) => {
    if (person) make.mutate(person, { onError: (error) => toast.problem(error) });
  });
  return (
    <Dialog
      open
      alert
      size="lg"
      title={copy.linkTitle}
      onClose={onClose}
      footer={
        make.data ? (
          <Button kind="primary" onClick={onClose}>
            {copy.done}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{copy.cancel}</Button>
            <Button kind="primary" pending={make.isPending} onClick={() => void send()}>
              {copy.makeLink}
            </Button>
          </>
        )
      }
    >
      {make.data ? (
        <Made {...make.data} />
      ) : (
        <form
          className={s.people}
          noValidate
          aria-label={copy.linkTitle}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p className={s.small}>{copy.linkText}</p>
          <TestimonialClientFields control={form.control} at={0} />
          <button type="submit" hidden aria-label={copy.makeLink} />
        </form>
      )}
    </Dialog>
  );
};
