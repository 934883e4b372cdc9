import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Problem } from '#web/platform/api/problem.ts';
import { useFilters } from '#web/platform/filters.ts';
import { testimonialsQuery } from '#web/testimonials/client.ts';
import { OwnTestimonialList } from '#web/testimonials/parts/own-list.tsx';
import { copy } from '#web/testimonials/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { disabledReasonsOf, DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { RefusedState } from '#web/ui/states/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import s from '#web/testimonials/parts/testimonials.module.css';

const LinkDialog = lazy(async () => ({
  default: (await import('#web/testimonials/parts/link-dialog.tsx')).LinkDialog,
}));
const RequestDialog = lazy(async () => ({
  default: (await import('#web/testimonials/parts/request-dialog.tsx')).RequestTestimonialsDialog,
}));

export interface TestimonialSearch {
  page?: number | undefined;
  pendingPage?: number | undefined;
}

/** The agency's testimonials, with approved and pending ones listed separately. */
export const TestimonialsPage = () => {
  const { search, set } = useFilters<TestimonialSearch>();
  const { error, data } = useQuery(testimonialsQuery(false, search.page ?? 0));
  const [asking, setAsking] = useState<'mail' | 'link' | null>(null);
  const close = (): void => setAsking(null);
  const reasons = disabledReasonsOf(data?.can.request);
  return (
    <>
      <PageHeader title={copy.title} />
      {error instanceof Problem && error.status === 403 ? (
        <RefusedState title={copy.refused} reasons={[{ code: error.code, text: error.message }]} />
      ) : (
        <>
          <header className={s.lead}>
            <div>
              <h2>{copy.title}</h2>
              <p>{copy.text}</p>
            </div>
            {reasons ? (
              <DisabledReason reasons={reasons} />
            ) : (
              <div className={s.do}>
                <Button onClick={() => setAsking('link')}>{copy.makeLink}</Button>
                <Button kind="primary" onClick={() => setAsking('mail')}>
                  {copy.request}
                </Button>
              </div>
            )}
          </header>
          <OwnTestimonialList pending={false} page={search.page ?? 0} onPage={(page) => set({ page })} />
          <OwnTestimonialList
            pending
            page={search.pendingPage ?? 0}
            onPage={(pendingPage) => set({ page: search.page, pendingPage }, false)}
          />
        </>
      )}
      <Suspense fallback={null}>
        {asking === 'mail' && <RequestDialog onClose={close} />}
        {asking === 'link' && <LinkDialog onClose={close} />}
      </Suspense>
    </>
  );
};
