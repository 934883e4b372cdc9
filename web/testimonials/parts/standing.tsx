import type { Testimonial } from '#contract/testimonials/shapes.ts';
import { copy } from '#web/testimonials/copy.ts';
import { State } from '#web/ui/mark/state.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

/** How far a testimonial is, and since or until when. */
export const Standing = ({ of: { status, isActive, isPublish, expiry, submittedWhen } }: { of: Testimonial }) => {
  const written = submittedWhen !== null && (
    <span>
      {copy.saidOn} <DateText value={submittedWhen} />
    </span>
  );
  if (status === 'requested')
    return isActive ? (
      <>
        <State icon="pending">{copy.waiting}</State>
        <span>
          {copy.waitingUntil} <DateText value={expiry} />
        </span>
      </>
    ) : (
      <State icon="warn">{copy.expired}</State>
    );
  if (status === 'submitted')
    return (
      <>
        <State icon="pending">{copy.inReview}</State>
        {written}
      </>
    );
  if (status === 'declined') return <State icon="bad">{copy.declined}</State>;
  return (
    <>
      {isPublish ? <State>{copy.published}</State> : <State icon="none">{copy.notPublished}</State>}
      {written}
    </>
  );
};
