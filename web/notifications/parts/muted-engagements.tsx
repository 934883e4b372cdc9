import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mutedEngagementsQuery, useChangeMute } from '#web/notifications/client.ts';
import { copy } from '#web/notifications/copy.ts';
import { useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './notifications.module.css';

/** The engagements that the user has muted, each with a button to unmute it. */
export const MutedEngagements = () => {
  const { data: mutes = [] } = useQuery(mutedEngagementsQuery);
  const { side } = useSession().tenant;
  const change = useChangeMute();
  const to = side === 'client' ? '/employer/engagements/$engagementId' : '/engagement/$engagementId';
  return (
    <Block title={copy.mutedTitle} note={copy.mutedText}>
      {mutes.length === 0 ? (
        <p className={s.none}>{copy.noneMuted}</p>
      ) : (
        <ul className={s.mutes}>
          {mutes.map(({ engagementId, title }) => (
            <li key={engagementId}>
              <Link to={to} params={{ engagementId }}>
                {title}
              </Link>
              <Button
                size="sm"
                aria-label={copy.unmuteNamed({ title })}
                pending={change.isPending && change.variables.engagementId === engagementId}
                onClick={() =>
                  change.mutate({ engagementId, isMuted: false }, { onError: (error) => toast.problem(error) })
                }
              >
                {copy.unmuteShort}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
};
