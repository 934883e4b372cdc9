import { linkOptions } from '@tanstack/react-router';
import type { CompletedWork, Task } from '#contract/my-week/shapes.ts';

type Place = Pick<Task | CompletedWork, 'engagement' | 'talentRequestId' | 'candidateId' | 'client'> & {
  kind: Task['kind'] | CompletedWork['kind'];
};

/**
 * Returns the link to the page where a task is completed or where its result is shown, or undefined if there is no such
 * page.
 */
export const taskLink = ({ kind, engagement, talentRequestId, candidateId, client }: Place) => {
  if (candidateId !== null) {
    const hash = kind === 'answer-comments' ? 'comments' : '';
    return linkOptions({ to: '/candidates/viewer', search: { candidateId }, hash });
  }
  if (client !== null) return linkOptions({ to: '/prequalification/$clientId', params: { clientId: client.clientId } });
  if (engagement === null) return undefined;
  const { engagementId } = engagement;
  switch (kind) {
    case 'apply':
      return linkOptions({ to: '/opportunities/$engagementId', params: { engagementId } });
    case 'applied':
    case 'tendered':
    case 'send-tender':
      return linkOptions({ to: '/engagement/$engagementId/application', params: { engagementId } });
    case 'bid':
    case 'confirmed':
    case 'place-bid':
    case 'answer-rebid':
    case 'confirm-bid':
      return linkOptions({
        to: '/permauction/competitive/bidding/$auctionId',
        params: { auctionId: engagementId },
        search: { lot: talentRequestId ?? undefined },
      });
    case 'submit-candidate':
      return linkOptions({ to: '/engagement/$engagementId/requests', params: { engagementId } });
    default:
      return linkOptions({ to: '/engagement/$engagementId', params: { engagementId } });
  }
};

/** Returns the candidates in a list of tasks, in the order of the list and without duplicates. */
export const uniqueCandidates = (tasks: readonly Pick<Place, 'candidateId'>[]): { candidateId: string }[] =>
  [...new Set(tasks.map(({ candidateId }) => candidateId))].flatMap((candidateId) =>
    candidateId === null ? [] : { candidateId },
  );
