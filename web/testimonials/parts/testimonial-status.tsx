import type { Testimonial } from '#contract/testimonials/shapes.ts';
import { copy } from '#web/testimonials/copy.ts';
import { Status } from '#web/ui/indicators/status.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

/** A testimonial's status, with the date or deadline that goes with it. */
export const TestimonialStatusText = ({
  of: { status, isActive, isPublish, expiry, submittedWhen },
}: {
  of: Testimonial;
}) => {
  const written = submittedWhen !== null && (
    <span>
      {copy.saidOn} <DateText value={submittedWhen} />
    </span>
  );
  if (status === 'requested')
    return isActive ? (
      <>
        <Status icon="pending">{copy.waiting}</Status>
        <span>
          {copy.waitingUntil} <DateText value={expiry} />
        </span>
      </>
    ) : (
      <Status icon="warn">{copy.expired}</Status>
    );
  if (status === 'submitted')
    return (
      <>
        <Status icon="pending">{copy.inReview}</Status>
        {written}
      </>
    );
  if (status === 'declined') return <Status icon="bad">{copy.declined}</Status>;
  return (
    <>
      {isPublish ? <Status>{copy.published}</Status> : <Status icon="none">{copy.notPublished}</Status>}
      {written}
    </>
  );
};
