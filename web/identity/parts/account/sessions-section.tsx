import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endOwnSessionAt, listSessionsAt } from '#contract/identity/addresses.ts';
import { call } from '#web/platform/client.ts';
import { isLost } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Failed } from '#web/ui/face/faces.tsx';
import { SkeletonText } from '#web/ui/face/skeleton.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { Badge } from '#web/ui/mark/badge.tsx';
import { toast } from '#web/ui/over/toast.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { words } from '../../words.ts';
import s from './account.module.css';

const sessionsQuery = queryOptions({
  queryKey: ['identity', 'sessions'],
  queryFn: ({ signal }) => call(listSessionsAt, {}, { signal }),
});

/** Where the person is signed in; each of it but this one can be ended from here. */
export const SessionsSection = () => {
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: ({ sessionId }: { sessionId: string; device: string }) => call(endOwnSessionAt, { sessionId }),
    onSuccess: (_ended, { device }) => void toast.success(words.sessionEnded({ device })),
    onError: (error) => void toast.problem(error),
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
  return (
    <FormSection title={words.sessionsTitle} text={words.sessionsText}>
      {isLost(sessions) ? (
        <Failed inline title={words.sessionsFailed} onRetry={() => void sessions.refetch()} />
      ) : sessions.data ? (
        <ul className={s.sessions}>
          {sessions.data.map(({ sessionId, device, createdAt, isCurrent }) => (
            <li key={sessionId}>
              <div>
                <b>{device}</b> {isCurrent && <Badge tone="good">{words.sessionHere}</Badge>}
                <small>
                  <DateText value={createdAt} time />
                </small>
              </div>
              {!isCurrent && (
                <Button
                  size="sm"
                  aria-label={words.sessionEndOf({ device })}
                  pending={end.isPending && end.variables.sessionId === sessionId}
                  onClick={() => end.mutate({ sessionId, device })}
                >
                  {words.sessionEnd}
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
