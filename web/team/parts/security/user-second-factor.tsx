import { useQuery } from '@tanstack/react-query';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { userSecondFactorQuery } from '#web/team/client.ts';
import { copy as teamCopy, resetCopy as copy } from '#web/team/copy.ts';
import { FormSection } from '#web/ui/form/sections.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import s from '../team.module.css';
import { RequestResetButton } from './request-reset.tsx';
import { PendingResets } from './resets.tsx';

/** A user's second factor and, if the user has lost it, its reset by two people. */
export const UserSecondFactor = ({ userId }: { userId: string }) => {
  const factor = useQuery(userSecondFactorQuery(userId));
  const user = factor.data;
  return (
    <FormSection title={teamCopy.secondFactor} text={copy.text}>
      {hasFailedToLoad(factor) ? (
        <ErrorState inline title={copy.failed} onRetry={() => void factor.refetch()} />
      ) : user ? (
        <div className={s.form}>
          <div>
            <Badge tone={user.hasSecondFactor ? 'good' : 'plain'}>{user.hasSecondFactor ? copy.on : copy.off}</Badge>
          </div>
          {user.waiting ? (
            <PendingResets shows="request" resets={[user.waiting]} />
          ) : (
            user.hasSecondFactor && (
              <div>
                <RequestResetButton user={user} />
              </div>
            )
          )}
        </div>
      ) : (
        <SkeletonText lines={2} />
      )}
    </FormSection>
  );
};
