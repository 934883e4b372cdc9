import { createFileRoute } from '@tanstack/react-router';
import { AssessmentPage } from '#web/profile/pages/assessment-page.tsx';

export const Route = createFileRoute('/_app/profile/assessment')({
  component: AssessmentPage,
  staticData: { title: async () => (await import('#web/profile/copy.ts')).assessmentCopy.title },
});
