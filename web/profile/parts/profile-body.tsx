import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Right } from '#contract/common/refusal.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { detailsQuery, type ProfileDetails } from '#web/profile/client.ts';
import { completionQuery } from '#web/profile/parts/standing/completion.ts';
import { copy } from '#web/profile/copy.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { ReadOnlyNotice } from './read-only.tsx';
import { ProfileLoadError } from './section-page.tsx';

type Props = {
  /** The titles of the sections, shown while the page loads. */
  parts: readonly string[];
  children: (details: ProfileDetails, edit: Right) => ReactNode;
};

/** The content of a profile page, with its loading, error and read-only states. */
export const ProfileBody = ({ parts, children }: Props) => {
  const info = useQuery(detailsQuery);
  const completion = useQuery(completionQuery);
  const lost = [info, completion].find(hasFailedToLoad);
  const edit = completion.data?.can.edit;
  const details = info.data?.profileDetails;
  if (lost?.error) {
    const again = (): void => void Promise.all([info.refetch(), completion.refetch()]);
    return <ProfileLoadError title={copy.failedDetails} error={lost.error} onRetry={again} />;
  }
  if (!details || !edit)
    return parts.map((title) => (
      <FormSection key={title} title={title}>
        <SkeletonText lines={5} />
      </FormSection>
    ));
  return (
    <>
      <ReadOnlyNotice edit={edit} />
      {children(details, edit)}
    </>
  );
};
