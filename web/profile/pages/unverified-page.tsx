import { useQuery } from '@tanstack/react-query';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { assessmentQuery } from '#web/profile/client.ts';
import { completionQuery } from '#web/profile/parts/standing/completion.ts';
import { ProfileLoadError } from '#web/profile/parts/section-page.tsx';
import { UnverifiedSteps } from '#web/profile/parts/unverified-steps.tsx';
import { unverifiedCopy as words } from '#web/profile/copy.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The page that an unverified agency sees instead of the market, with the steps that remain. */
export const UnverifiedPage = () => {
  const completion = useQuery(completionQuery);
  const assessment = useQuery(assessmentQuery);
  const lost = [completion, assessment].find(hasFailedToLoad);
  const [about, asked] = [completion.data, assessment.data];
  if (lost?.error) {
    const again = (): void => void Promise.all([completion.refetch(), assessment.refetch()]);
    return (
      <>
        <PageHeader title={words.title} />
        <ProfileLoadError title={words.failed} error={lost.error} onRetry={again} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={words.title} />
      {!about || !asked ? (
        <Block title={words.steps}>
          <SkeletonText lines={8} />
        </Block>
      ) : about.verifiedStatus === 'approved' ? (
        <EmptyState
          title={words.active}
          actions={
            <LinkButton to="/opportunities" kind="primary">
              {words.search}
            </LinkButton>
          }
        >
          {words.activeText}
        </EmptyState>
      ) : (
        <Block title={words.steps} note={words.stepsNote}>
          <UnverifiedSteps completion={about} assessment={asked} />
        </Block>
      )}
    </>
  );
};
