import { createFileRoute, Link } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { engagementStatuses } from '#contract/engagements/states.ts';
import { ToDecide, useToDecide } from '#web/applications/public.tsx';
import { OwnEngagementsPage } from '#web/engagements/pages/own-engagements-page.tsx';
import { words } from '#web/engagements/words.ts';

export const Route = createFileRoute('/_app/employer/engagements/')({
  component: OwnEngagementsRoute,
  validateSearch: z.object({
    status: z.catch(z.optional(z.enum(engagementStatuses)), undefined),
    page: z.catch(z.optional(z.coerce.number().check(z.int(), z.nonnegative())), undefined),
  }),
  staticData: { title: () => words.ownTitle },
});

function OwnEngagementsRoute() {
  const count = useToDecide() ?? 0;
  return (
    <OwnEngagementsPage
      waits={
        count > 0 && (
          <Link to="/employer/applications">
            <ToDecide />
          </Link>
        )
      }
    />
  );
}
