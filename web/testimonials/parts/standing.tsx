import type { Testimonial } from '#contract/testimonials/shapes.ts';
import { words } from '#web/testimonials/words.ts';
import { State } from '#web/ui/mark/state.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

/** How far a testimonial is, and since or until when. */
export const Standing = ({ of: { status, isActive, isPublish, expiry, submittedWhen } }: { of: Testimonial }) => {
  const written = submittedWhen !== null && (
    <span>
      {words.saidOn} <DateText value={submittedWhen} />
    </span>
  );
  if (status === 'requested')
    return isActive ? (
      <>
        <State icon="pending">{words.waiting}</State>
        <span>
          {words.waitingUntil} <DateText value={expiry} />
        </span>
      </>
    ) : (
      <State icon="warn">{words.expired}</State>
    );
  if (status === 'submitted')
    return (
      <>
        <State icon="pending">{words.inReview}</State>
        {written}
      </>
    );
  if (status === 'declined') return <State icon="bad">{words.declined}</State>;
  return (
    <>
      {isPublish ? <State>{words.published}</State> : <State icon="none">{words.notPublished}</State>}
      {written}
    </>
  );
};
