import { Classifications } from '#web/profile/parts/work/classifications.tsx';
import { Industries } from '#web/profile/parts/work/industries.tsx';
import { JobTitles } from '#web/profile/parts/work/job-titles.tsx';
import { ProfileBody } from '#web/profile/parts/profile-body.tsx';
import { SectionPage } from '#web/profile/parts/section-page.tsx';
import { words } from '#web/profile/words.ts';
import { FormSection } from '#web/ui/form/sections.tsx';

/** The work that the agency recruits for: classifications, which opportunities are matched by, industries, job titles. */
export const ClassificationsPage = () => (
  <SectionPage title={words.classifications} question={words.classificationsQuestion} text={words.classificationsText}>
    <ProfileBody parts={[words.classifications, words.industries, words.jobTitles]}>
      {(_details, { allowed }) => (
        <>
          <FormSection title={words.classifications} text={words.classificationsHint}>
            <Classifications mayEdit={allowed} />
          </FormSection>
          <FormSection title={words.industries} text={words.industriesText}>
            <Industries mayEdit={allowed} />
          </FormSection>
          <FormSection title={words.jobTitles} text={words.jobTitlesText}>
            <JobTitles mayEdit={allowed} />
          </FormSection>
        </>
      )}
    </ProfileBody>
  </SectionPage>
);
