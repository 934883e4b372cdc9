import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewStatuses, type ReviewStatus } from '#contract/testimonials/states.ts';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import {
  testimonialsPageSize,
  reviewsQuery,
  useReviewTestimonial,
  type TestimonialReview,
  type ReviewFilters,
} from '#web/testimonials/client.ts';
import { DeclineDialog } from '#web/testimonials/parts/decline-dialog.tsx';
import { Quote } from '#web/testimonials/parts/quote.tsx';
import { copy } from '#web/testimonials/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { FilterBar, SegmentedFilter } from '#web/ui/filter/filter-bar.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import s from '#web/testimonials/parts/testimonials.module.css';

const labels: Readonly<Record<ReviewStatus, string>> = {
  submitted: copy.inReview,
  approved: copy.approved,
  declined: copy.declined,
};
const nothing = {
  submitted: [copy.reviewNone, copy.reviewNoneText],
  approved: [copy.reviewNoneApproved, copy.reviewNoneDecided],
  declined: [copy.reviewNoneDeclined, copy.reviewNoneDecided],
} as const;

const Decide = ({ review, onDecline }: { review: TestimonialReview; onDecline: () => void }) => {
  const approve = useReviewTestimonial();
  const named = { name: review.fullName, agency: review.organizationName };
  return (
    <>
      <Button
        pending={approve.isPending}
        aria-label={copy.approveNamed(named)}
        onClick={() =>
          approve.mutate(
            { testimonialId: review.testimonialId, isApproved: true },
            {
              onSuccess: () => toast.success(copy.approvedDone),
              onError: (error) => toast.problem(error),
            },
          )
        }
      >
        {copy.approve}
      </Button>
      <Button kind="stop" aria-label={copy.declineNamed(named)} onClick={onDecline}>
        {copy.decline}
      </Button>
    </>
  );
};

/** The testimonials to review, the longest wait first, for the provider's staff. */
export const ReviewPage = () => {
  const { search, set } = useFilters<ReviewFilters>();
  const { status = 'submitted', page = 0 } = search;
  const list = useQuery(reviewsQuery(search));
  const [declining, setDeclining] = useState<TestimonialReview | null>(null);
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: testimonialsPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  const rows = isPastEnd ? undefined : list.data?.records;
  const [title, text] = nothing[status];
  return (
    <>
      <PageHeader title={copy.reviewTitle} />
      <FilterBar label={copy.filters}>
        <SegmentedFilter
          label={copy.reviewStatus}
          choices={reviewStatuses.map((id) => ({ id, label: labels[id] }))}
          value={status}
          onChange={(id) => set({ status: reviewStatuses.find((one) => one === id) })}
        />
      </FilterBar>
      {hasFailedToLoad(list) ? (
        <ErrorState title={copy.failed} onRetry={() => void list.refetch()} />
      ) : rows?.length === 0 ? (
        <EmptyState title={title}>{text}</EmptyState>
      ) : (
        <Block>
          {rows ? (
            <ul className={s.list}>
              {rows.map((review) => (
                <Quote
                  key={review.testimonialId}
                  said={review}
                  standing={
                    <>
                      <b className={s.about}>{copy.about({ agency: review.organizationName })}</b>
                      <span>
                        {copy.saidOn} <DateText value={review.submittedWhen} time />
                      </span>
                    </>
                  }
                  {...(review.status === 'submitted'
                    ? { actions: <Decide review={review} onDecline={() => setDeclining(review)} /> }
                    : {})}
                >
                  {review.declineReason !== '' && (
                    <p className={s.reason}>{copy.because({ reason: review.declineReason })}</p>
                  )}
                </Quote>
              ))}
            </ul>
          ) : (
            <SkeletonRows rows={4} />
          )}
        </Block>
      )}
      {list.data && (
        <Paging
          page={page}
          pageSize={testimonialsPageSize}
          total={list.data.total}
          onPage={(next) => set({ page: next })}
        />
      )}
      {declining && <DeclineDialog review={declining} onClose={() => setDeclining(null)} />}
    </>
  );
};
