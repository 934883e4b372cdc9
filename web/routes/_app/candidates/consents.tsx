import { createFileRoute } from '@tanstack/react-router';
import { consentStates } from '#contract/consents/states.ts';
import { ConsentsPage } from '#web/consents/pages/consents-page.tsx';
import { listOf, oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/candidates/consents')({
  component: ConsentsPage,
  validateSearch: searchParams({ state: listOf(oneOf(consentStates)), page: wholeNumber(0) }),
  staticData: { title: async () => (await import('#web/consents/copy.ts')).copy.title },
});
