import { createFileRoute } from '@tanstack/react-router';
import { OpportunitiesTermsPage } from '#web/app/pages/legal-pages.tsx';
import { copy } from '#web/ui/copy.ts';

export const Route = createFileRoute('/terms/opportunities')({
  component: OpportunitiesTermsPage,
  staticData: { title: () => copy.opportunitiesTerms },
});
