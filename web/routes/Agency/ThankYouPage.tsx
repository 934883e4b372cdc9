import { createFileRoute } from '@tanstack/react-router';
import { ThankYouPage } from '#web/testimonials/pages/thank-you-page.tsx';

export const Route = createFileRoute('/Agency/ThankYouPage')({
  component: ThankYouPage,
  staticData: { title: async () => (await import('#web/testimonials/copy.ts')).copy.thanksTitle },
});
