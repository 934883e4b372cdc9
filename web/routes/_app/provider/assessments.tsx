import { createFileRoute } from '@tanstack/react-router';
import { AssessmentsPage } from '#web/draft-candidates/pages/assessments-page.tsx';
import { patternParam, searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/provider/assessments')({
  validateSearch: searchParams({
    page: wholeNumber(0),
    agencies: wholeNumber(0),
    supplierId: patternParam(/^[\da-f-]{36}$/i),
  }),
  component: AssessmentsPage,
  staticData: { title: async () => (await import('#web/draft-candidates/copy.ts')).copy.assessments },
});
