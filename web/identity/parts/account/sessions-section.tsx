import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endOwnSessionEndpoint, listSessionsEndpoint } from '#contract/identity/endpoints.ts';
import { callApi } from '#web/platform/client.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { copy } from '../../copy.ts';
import s from './account.module.css';

const sessionsQuery = queryOptions({
  queryKey: ['identity', 'sessions'],
  queryFn: ({ signal }) => callApi(listSessionsEndpoint, {}, { signal }),
});

/** The user's active sessions. All but the current one can be ended here. */
export const SessionsSection = () => {
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: ({ sessionId }: { sessionId: string; device: string }) => callApi(endOwnSessionEndpoint, { sessionId }),
    onSuccess: (_ended, { device }) => void toast.success(copy.sessionEnded({ device })),
    onError: (error) => void toast.problem(error),
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
  return (
    <FormSection title={copy.sessionsTitle} text={copy.sessionsText}>
      {hasFailedToLoad(sessions) ? (
        <ErrorState inline title={copy.sessionsFailed} onRetry={() => void sessions.refetch()} />
      ) : sessions.data ? (
        <ul className={s.sessions}>
          {sessions.data.map(({ sessionId, device, createdAt, isCurrent }) => (
            <li key={sessionId}>
              <div>
                <b>{device}</b> {isCurrent && <Badge tone="good">{copy.sessionHere}</Badge>}
                <small>
                  <DateText value={createdAt} time />
                </small>
              </div>
              {!isCurrent && (
                <Button
                  size="sm"
                  aria-label={copy.sessionEndOf({ device })}
                  pending={end.isPending && end.variables.sessionId === sessionId}
                  onClick={() => end.mutate({ sessionId, device })}
                >
                  {copy.sessionEnd}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonText lines={3} />
      )}
    </FormSection>
  );
};
