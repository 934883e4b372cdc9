import { createFileRoute } from '@tanstack/react-router';
import { ReviewPage } from '#web/testimonials/pages/review-page.tsx';
import { oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/provider/testimonials')({
  validateSearch: searchParams({ status: oneOf(['submitted', 'approved', 'declined']), page: wholeNumber(0) }),
  component: ReviewPage,
  staticData: { title: async () => (await import('#web/testimonials/copy.ts')).copy.reviewTitle },
});
