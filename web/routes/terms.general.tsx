import { createFileRoute } from '@tanstack/react-router';
import { GeneralTermsPage } from '#web/app/pages/legal-pages.tsx';
import { copy } from '#web/ui/copy.ts';

export const Route = createFileRoute('/terms/general')({
  component: GeneralTermsPage,
  staticData: { title: () => copy.generalTerms },
});
