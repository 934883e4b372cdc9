import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadError } from '#web/engagements/public.tsx';
import { retentionQuery } from '#web/people/client.ts';
import { copy } from '#web/people/copy.ts';
import { RetentionForm } from '#web/people/parts/retention-form.tsx';
import { RetentionPlan } from '#web/people/parts/retention-plan.tsx';
import { UnsubmittedErasurePlan } from '#web/people/parts/unsubmitted-plan.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';

/** The retention page: how long the agency keeps people's data, and which people will be erased next. */
export const RetentionPage = () => {
  const setting = useQuery(retentionQuery);
  const crumbs = [
    <Link key="people" to="/people">
      {copy.title}
    </Link>,
  ];
  if (hasFailedToLoad(setting))
    return (
      <>
        <PageHeader title={copy.retention} crumbs={crumbs} />
        <LoadError
          title={copy.failedRetention}
          refused={copy.refusedRetention}
          error={setting.error}
          onRetry={() => void setting.refetch()}
        />
      </>
    );
  return (
    <>
      <PageHeader title={copy.retention} crumbs={crumbs} />
      <Block title={copy.period}>
        {setting.data ? (
          <RetentionForm setting={setting.data} />
        ) : (
          <SkeletonText lines={4} label={copy.loadingRetention} />
        )}
      </Block>
      <RetentionPlan />
      <UnsubmittedErasurePlan />
    </>
  );
};
