import { Classifications } from '#web/profile/parts/work/classifications.tsx';
import { Industries } from '#web/profile/parts/work/industries.tsx';
import { JobTitles } from '#web/profile/parts/work/job-titles.tsx';
import { ProfileBody } from '#web/profile/parts/profile-body.tsx';
import { SectionPage } from '#web/profile/parts/section-page.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { workCopy } from '#web/profile/parts/work/copy.ts';

/**
 * The agency's field of work: industries, job titles, and the job classifications that are used to match opportunities.
 */
export const ClassificationsPage = () => (
  <SectionPage title={workCopy.classifications} text={workCopy.classificationsText}>
    <ProfileBody parts={[workCopy.classifications, workCopy.industries, workCopy.jobTitles]}>
      {(_details, { allowed }) => (
        <>
          <FormSection title={workCopy.classifications} text={workCopy.classificationsHint}>
            <Classifications mayEdit={allowed} />
          </FormSection>
          <FormSection title={workCopy.industries} text={workCopy.industriesText}>
            <Industries mayEdit={allowed} />
          </FormSection>
          <FormSection title={workCopy.jobTitles} text={workCopy.jobTitlesText}>
            <JobTitles mayEdit={allowed} />
          </FormSection>
        </>
      )}
    </ProfileBody>
  </SectionPage>
);
