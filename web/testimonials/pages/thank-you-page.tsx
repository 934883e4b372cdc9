import { words } from '#web/testimonials/words.ts';
import { PublicLayout } from '#web/ui/layout/public-layout.tsx';

/** Says to who has written a testimonial that it is in good hands. */
export const ThankYouPage = () => (
  <PublicLayout>
    <h1>{words.thanksHeading}</h1>
    <p>{words.thanksText}</p>
    <p>{words.thanksMore}</p>
  </PublicLayout>
);
