import { copy } from '#web/testimonials/copy.ts';
import { PublicLayout } from '#web/ui/layout/public-layout.tsx';

/** Says to who has written a testimonial that it is in good hands. */
export const ThankYouPage = () => (
  <PublicLayout>
    <h1>{copy.thanksHeading}</h1>
    <p>{copy.thanksText}</p>
    <p>{copy.thanksMore}</p>
  </PublicLayout>
);
