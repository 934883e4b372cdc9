import { useQuery } from '@tanstack/react-query';
import { isLost } from '#web/platform/queries.ts';
import { completionQuery, detailsQuery } from '#web/profile/client.ts';
import { DetailsFacts } from '#web/profile/parts/details-facts.tsx';
import { DetailsForm } from '#web/profile/parts/details-form.tsx';
import { ProfileTrouble, SectionPage } from '#web/profile/parts/section-page.tsx';
import { ReadOnly } from '#web/profile/parts/read-only.tsx';
import { words } from '#web/profile/words.ts';
import { SkeletonText } from '#web/ui/face/skeleton.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';

/** What clients see of the agency: its name, its contact, its head office. */
export const DetailsPage = () => {
  const info = useQuery(detailsQuery);
  const completion = useQuery(completionQuery);
  const lost = [info, completion].find(isLost);
  const edit = completion.data?.can.edit;
  const details = info.data?.profileDetails;
  return (
    <SectionPage title={words.details} question={words.detailsQuestion} text={words.detailsText}>
      {lost?.error ? (
        <ProfileTrouble title={words.failedDetails} error={lost.error} onRetry={() => void lost.refetch()} />
      ) : !details || !edit ? (
        [words.organization, words.contact, words.headOffice].map((title) => (
          <FormSection key={title} title={title}>
            <SkeletonText lines={5} />
          </FormSection>
        ))
      ) : edit.allowed ? (
        <DetailsForm details={details} />
      ) : (
        <>
          <ReadOnly edit={edit} />
          <DetailsFacts details={details} />
        </>
      )}
    </SectionPage>
  );
};
