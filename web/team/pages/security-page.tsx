import { useQuery } from '@tanstack/react-query';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { securityQuery } from '#web/team/client.ts';
import { SecondFactorForm } from '#web/team/parts/second-factor-form.tsx';
import { TeamFrame, TeamLoadError } from '#web/team/parts/team-frame.tsx';
import { copy } from '#web/team/copy.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';

/** How the users of the agency must sign in. */
export const SecurityPage = () => {
  const security = useQuery(securityQuery);
  return (
    <TeamFrame title={copy.security}>
      {hasFailedToLoad(security) ? (
        <TeamLoadError title={copy.failedSecurity} error={security.error} onRetry={() => void security.refetch()} />
      ) : security.data ? (
        <Block title={copy.secondFactor}>
          <SecondFactorForm security={security.data} />
        </Block>
      ) : (
        <SkeletonText lines={8} />
      )}
    </TeamFrame>
  );
};
