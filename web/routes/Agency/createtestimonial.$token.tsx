import { createFileRoute } from '@tanstack/react-router';
import { CreateTestimonialPage } from '#web/testimonials/pages/create-testimonial-page.tsx';

export const Route = createFileRoute('/Agency/createtestimonial/$token')({
  component: CreateTestimonialPage,
  staticData: { title: async () => (await import('#web/testimonials/copy.ts')).copy.formTitle },
});
