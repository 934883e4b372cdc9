import { createFileRoute } from '@tanstack/react-router';
import { OpportunitiesTermsPage } from '#web/app/pages/opportunities-terms-page.tsx';
import { words } from '#web/ui/words.ts';

export const Route = createFileRoute('/terms/opportunities')({
  component: OpportunitiesTermsPage,
  staticData: { title: () => words.opportunitiesTerms },
});
