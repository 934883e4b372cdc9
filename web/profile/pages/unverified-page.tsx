import { useQuery } from '@tanstack/react-query';
import { isLost } from '#web/platform/queries.ts';
import { assessmentQuery } from '#web/profile/client.ts';
import { completionQuery } from '#web/profile/parts/standing/completion.ts';
import { ProfileTrouble } from '#web/profile/parts/section-page.tsx';
import { UnverifiedSteps } from '#web/profile/parts/unverified-steps.tsx';
import { unverifiedCopy as words } from '#web/profile/copy.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Empty } from '#web/ui/face/faces.tsx';
import { SkeletonText } from '#web/ui/face/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Where the market would be: what is missing until it opens, and what happens next. */
export const UnverifiedPage = () => {
  const completion = useQuery(completionQuery);
  const assessment = useQuery(assessmentQuery);
  const lost = [completion, assessment].find(isLost);
  const [about, asked] = [completion.data, assessment.data];
  if (lost?.error) {
    const again = (): void => void Promise.all([completion.refetch(), assessment.refetch()]);
    return (
      <>
        <PageHeader title={words.title} />
        <ProfileTrouble title={words.failed} error={lost.error} onRetry={again} />
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
        <Empty
          title={words.active}
          actions={
            <LinkButton to="/opportunities" kind="primary">
              {words.search}
            </LinkButton>
          }
        >
          {words.activeText}
        </Empty>
      ) : (
        <Block title={words.steps} note={words.stepsNote}>
          <UnverifiedSteps completion={about} assessment={asked} />
        </Block>
      )}
    </>
  );
};
