import { copy } from '#web/testimonials/copy.ts';
import { PublicLayout } from '#web/ui/layout/public-layout.tsx';

/** A page that tells the author that the testimonial has been received. */
export const ThankYouPage = () => (
  <PublicLayout>
    <h1>{copy.thanksHeading}</h1>
    <p>{copy.thanksText}</p>
    <p>{copy.thanksMore}</p>
  </PublicLayout>
);
