import { createFileRoute, Link } from '@tanstack/react-router';
import { engagementStatuses } from '#contract/engagements/states.ts';
import { PendingDecisionsText, usePendingDecisionCount } from '#web/applications/public.tsx';
import { OwnEngagementsPage } from '#web/engagements/pages/own-engagements-page.tsx';
import { oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/employer/engagements/')({
  component: OwnEngagementsRoute,
  validateSearch: searchParams({ status: oneOf(engagementStatuses), page: wholeNumber(0) }),
  staticData: { title: async () => (await import('#web/engagements/copy.ts')).copy.ownTitle },
});

function OwnEngagementsRoute() {
  const count = usePendingDecisionCount() ?? 0;
  return (
    <OwnEngagementsPage
      waits={
        count > 0 ? (
          <Link to="/employer/applications">
            <PendingDecisionsText />
          </Link>
        ) : undefined
      }
    />
  );
}
