import { createFileRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { ViewerPage } from '#web/candidates/pages/viewer-page.tsx';
import { words } from '#web/candidates/words.ts';

const text = z.catch(z.optional(z.string()), undefined);

export const Route = createFileRoute('/_app/candidates/viewer')({
  component: ViewerRoute,
  validateSearch: z.object({
    talentRequestId: text,
    candidateId: text,
    auctionType: z.catch(z.optional(z.enum(['competitive', 'successfee'])), undefined),
    clientId: text,
    auctionId: text,
    successFeeId: text,
  }),
  beforeLoad: ({ search }) => {
    if (!search.candidateId) throw redirect({ to: '/404' });
  },
  staticData: { title: () => words.candidate },
});

function ViewerRoute() {
  const { candidateId = '' } = Route.useSearch();
  return <ViewerPage key={candidateId} candidateId={candidateId} />;
}
