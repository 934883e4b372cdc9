import { useQuery } from '@tanstack/react-query';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { resetsQuery, securityQuery } from '#web/team/client.ts';
import { SecondFactorForm } from '#web/team/parts/security/second-factor-form.tsx';
import { PendingResets } from '#web/team/parts/security/resets.tsx';
import { TeamLayout, TeamLoadError } from '#web/team/parts/team-layout.tsx';
import { copy, resetCopy } from '#web/team/copy.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';

/** The security page: how the agency's users must sign in. */
export const SecurityPage = () => {
  const security = useQuery(securityQuery);
  const resets = useQuery(resetsQuery);
  return (
    <TeamLayout title={copy.security}>
      {hasFailedToLoad(security) ? (
        <TeamLoadError title={copy.failedSecurity} error={security.error} onRetry={() => void security.refetch()} />
      ) : security.data ? (
        <>
          {resets.data && resets.data.length > 0 && (
            <Block title={resetCopy.waiting} note={resetCopy.waitingNote}>
              <PendingResets resets={resets.data} />
            </Block>
          )}
          <Block title={copy.secondFactor}>
            <SecondFactorForm security={security.data} />
          </Block>
        </>
      ) : (
        <SkeletonText lines={8} />
      )}
    </TeamLayout>
  );
};
