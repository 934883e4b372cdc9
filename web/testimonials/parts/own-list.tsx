import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Testimonial } from '#contract/testimonials/shapes.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { testimonialsPageSize, testimonialsQuery, usePublishTestimonial } from '#web/testimonials/client.ts';
import { copy } from '#web/testimonials/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { DeleteTestimonialDialog } from './delete-dialog.tsx';
import { Quote } from './quote.tsx';
import { TestimonialStatusText } from './testimonial-status.tsx';
import s from './testimonials.module.css';

/** The delay between saving and the toast, in milliseconds. Source: specification 1, section 8. */
const toldAfterMs = 1000;

const Publish = ({ testimonial }: { testimonial: Testimonial }) => {
  const publish = usePublishTestimonial();
  const { testimonialId, isPublish, fullName: name, can } = testimonial;
  const change = (): void =>
    publish.mutate(
      { testimonialId, isPublish: !isPublish },
      {
        onSuccess: (saved) => {
          const done = saved.isPublish ? copy.publishedDone : copy.unpublishedDone;
          setTimeout(() => toast.success(done), toldAfterMs);
        },
        onError: (error) => toast.problem(error),
      },
    );
  return (
    <Button
      pending={publish.isPending}
      off={isPublish ? can.unpublish : can.publish}
      aria-label={isPublish ? copy.unpublishNamed({ name }) : copy.publishNamed({ name })}
      onClick={change}
    >
      {isPublish ? copy.unpublish : copy.publish}
    </Button>
  );
};

/** A list of the agency's testimonials: the approved ones or the pending ones. */
export const OwnTestimonialList = ({
  pending,
  page,
  onPage,
}: {
  pending: boolean;
  page: number;
  onPage: (page: number) => void;
}) => {
  const list = useQuery(testimonialsQuery(pending, page));
  const [deleting, setDeleting] = useState<Testimonial | null>(null);
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: testimonialsPageSize, total }, onPage);
  const rows = isPastEnd ? undefined : list.data?.records;
  return (
    <Block title={pending ? copy.pending : copy.approved} note={pending ? copy.pendingNote : copy.approvedNote}>
      {hasFailedToLoad(list) ? (
        <ErrorState inline title={copy.failed} onRetry={() => void list.refetch()} />
      ) : !rows ? (
        <SkeletonRows rows={3} />
      ) : rows.length === 0 ? (
        <EmptyState inline title={pending ? copy.nonePending : copy.none}>
          {pending ? copy.nonePendingText : copy.noneText}
        </EmptyState>
      ) : (
        <ul className={s.list}>
          {rows.map((row) => (
            <Quote
              key={row.testimonialId}
              said={row}
              standing={<TestimonialStatusText of={row} />}
              actions={
                // Shown only if allowed: the reason why a user can't edit is shown once, above the lists.
                row.can.delete.allowed && (
                  <>
                    {row.status === 'approved' && <Publish testimonial={row} />}
                    <Button
                      kind="stop"
                      aria-label={copy.deleteNamed({ name: row.fullName })}
                      onClick={() => setDeleting(row)}
                    >
                      {copy.delete}
                    </Button>
                  </>
                )
              }
            >
              {row.status === 'declined' && <p className={s.reason}>{copy.because({ reason: row.declineReason })}</p>}
            </Quote>
          ))}
        </ul>
      )}
      {list.data && <Paging page={page} pageSize={testimonialsPageSize} total={list.data.total} onPage={onPage} />}
      {deleting && <DeleteTestimonialDialog testimonial={deleting} onClose={() => setDeleting(null)} />}
    </Block>
  );
};
