import { useQuery } from '@tanstack/react-query';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { detailsQuery } from '#web/profile/client.ts';
import { ProfileLoadError } from '#web/profile/parts/section-page.tsx';
import { SummaryHead, SummarySections } from '#web/profile/parts/summary/summary-sections.tsx';
import { summaryCopy as words } from '#web/profile/copy.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The profile as clients see it. */
export const SummaryPage = () => {
  const info = useQuery(detailsQuery);
  const details = info.data?.profileDetails;
  return (
    <>
      <PageHeader title={words.title} />
      {hasFailedToLoad(info) && info.error ? (
        <ProfileLoadError title={words.failed} error={info.error} onRetry={() => void info.refetch()} />
      ) : !details ? (
        <FormSection title={words.about}>
          <SkeletonText lines={12} />
        </FormSection>
      ) : (
        <>
          <SummaryHead details={details} />
          <SummarySections details={details} />
        </>
      )}
    </>
  );
};
