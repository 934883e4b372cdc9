import { createFileRoute } from '@tanstack/react-router';
import { GeneralTermsPage } from '#web/app/pages/general-terms-page.tsx';
import { words } from '#web/ui/words.ts';

export const Route = createFileRoute('/terms/general')({
  component: GeneralTermsPage,
  staticData: { title: () => words.generalTerms },
});
