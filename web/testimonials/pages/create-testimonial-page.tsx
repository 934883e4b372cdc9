import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { isRefusal } from '#web/platform/api/problem.ts';
import { queryClient } from '#web/platform/queries.ts';
import { testimonialFormQuery } from '#web/testimonials/client.ts';
import { TestimonialForm } from '#web/testimonials/parts/testimonial-form.tsx';
import { copy } from '#web/testimonials/copy.ts';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { PublicLayout } from '#web/ui/layout/public-layout.tsx';
import { Logo } from '#web/ui/indicators/logo.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import s from '#web/testimonials/parts/testimonials.module.css';

/** The page on which an agency's client writes a testimonial. A link in an email opens it, without signing in. */
export const CreateTestimonialPage = () => (
  <QueryClientProvider client={queryClient}>
    <AskedByLink />
  </QueryClientProvider>
);

const AskedByLink = () => {
  const { token } = useParams({ from: '/Agency/createtestimonial/$token' });
  const { data, error, refetch } = useQuery(testimonialFormQuery(token));
  if (isRefusal(error))
    return (
      <PublicLayout>
        <h1>{copy.linkGone}</h1>
        <p>{error.message}</p>
      </PublicLayout>
    );
  return (
    <PublicLayout wide>
      {data ? (
        <>
          <div className={s.asking}>
            <Logo name={data.organizationName} url={data.tenantLogoPath} size={44} />
            <b>{data.organizationName}</b>
          </div>
          <h1>{copy.formHeading({ agency: data.organizationName })}</h1>
          <p>{copy.formText}</p>
          <p className={s.small}>
            {copy.formUntil} <DateText value={data.expiry} />
          </p>
          <TestimonialForm asked={data} />
        </>
      ) : error ? (
        <ErrorState title={copy.formFailed} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <SkeletonText lines={8} />
      )}
    </PublicLayout>
  );
};
