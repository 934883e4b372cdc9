import type { Testimonial } from '#contract/testimonials/shapes.ts';
import { copy } from '#web/testimonials/copy.ts';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
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
        <StatusLabel icon="pending">{copy.waiting}</StatusLabel>
        <span>
          {copy.waitingUntil} <DateText value={expiry} />
        </span>
      </>
    ) : (
      <StatusLabel icon="warn">{copy.expired}</StatusLabel>
    );
  if (status === 'submitted')
    return (
      <>
        <StatusLabel icon="pending">{copy.inReview}</StatusLabel>
        {written}
      </>
    );
  if (status === 'declined') return <StatusLabel icon="bad">{copy.declined}</StatusLabel>;
  return (
    <>
      {isPublish ? (
        <StatusLabel>{copy.published}</StatusLabel>
      ) : (
        <StatusLabel icon="none">{copy.notPublished}</StatusLabel>
      )}
      {written}
    </>
  );
};
