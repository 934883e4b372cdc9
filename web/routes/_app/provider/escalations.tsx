import { createFileRoute } from '@tanstack/react-router';
import { searchParams, wholeNumber } from '#web/platform/search-params.ts';
import { EscalationsPage } from '#web/response-times/pages/escalations-page.tsx';

export const Route = createFileRoute('/_app/provider/escalations')({
  validateSearch: searchParams({ page: wholeNumber(0) }),
  component: EscalationsPage,
  staticData: { title: async () => (await import('#web/response-times/copy.ts')).copy.escalations },
});
