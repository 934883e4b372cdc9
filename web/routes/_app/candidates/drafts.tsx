import { createFileRoute } from '@tanstack/react-router';
import { AllDraftsPage } from '#web/draft-candidates/pages/all-drafts-page.tsx';

export const Route = createFileRoute('/_app/candidates/drafts')({
  component: AllDraftsPage,
  staticData: { title: async () => (await import('#web/draft-candidates/copy.ts')).copy.title },
});
