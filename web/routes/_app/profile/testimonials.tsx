import { createFileRoute } from '@tanstack/react-router';
import { TestimonialsPage } from '#web/testimonials/pages/testimonials-page.tsx';
import { searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/profile/testimonials')({
  validateSearch: searchParams({ page: wholeNumber(0), pendingPage: wholeNumber(0) }),
  component: TestimonialsPage,
  staticData: { title: async () => (await import('#web/testimonials/copy.ts')).copy.title },
});
