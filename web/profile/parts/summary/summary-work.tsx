import { useQuery } from '@tanstack/react-query';
import type { ProfileDetails } from '#web/profile/client.ts';
import { summaryCopy as words, copy as profileWords } from '#web/profile/copy.ts';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { NotSpecified } from '#web/ui/text/figures.tsx';
import { classificationsQuery, jobTitlesQuery } from '../work/calls.ts';
import { NameGroups } from './name-groups.tsx';

const Classifications = () => {
  const list = useQuery(classificationsQuery);
  if (!list.data)
    return list.isError ? (
      <ErrorState inline title={words.failed} onRetry={() => void list.refetch()} />
    ) : (
      <SkeletonText lines={3} />
    );
  return (
    <NameGroups
      groups={list.data.map((one) => ({
        title: one.classification,
        names: one.withAllSubClassifications
          ? [words.all]
          : one.tenantSubClassifications.map(({ subClassification }) => subClassification),
      }))}
    />
  );
};

const JobTitles = () => {
  const list = useQuery(jobTitlesQuery);
  if (!list.data)
    return list.isError ? (
      <ErrorState inline title={words.failed} onRetry={() => void list.refetch()} />
    ) : (
      <SkeletonText lines={2} />
    );
  const names = list.data.map(({ jobTitle }) => jobTitle);
  return names.length === 0 ? <NotSpecified /> : <p>{names.join(', ')}</p>;
};

/** The agency's field of work, as clients see it. */
export const SummaryFieldOfWork = ({ details }: { details: ProfileDetails }) => (
  <>
    <FormSection title={profileWords.classifications}>
      <Classifications />
    </FormSection>
    <FormSection title={profileWords.industries}>
      <NameGroups
        groups={[...Map.groupBy(details.tenantIndustries, ({ industry }) => industry)].map(([industry, parts]) => ({
          title: industry,
          names: parts.map(({ subIndustry }) => subIndustry ?? words.all),
        }))}
      />
    </FormSection>
    <FormSection title={profileWords.jobTitles}>
      <JobTitles />
    </FormSection>
  </>
);
