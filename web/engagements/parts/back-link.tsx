import { copy } from '#web/engagements/copy.ts';
import { useSession } from '#web/platform/session.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';

/** A link to the user's main list, for pages without content. */
export const BackLink = () => {
  const { side } = useSession().tenant;
  if (side === 'client') return <LinkButton to="/employer/engagements">{copy.backToEngagements}</LinkButton>;
  if (side === 'provider') return <LinkButton to="/provider/agencies">{copy.backToAgencies}</LinkButton>;
  return <LinkButton to="/engagement/board">{copy.backToEngagements}</LinkButton>;
};
