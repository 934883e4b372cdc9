import { Classifications } from '#web/profile/parts/work/classifications.tsx';
import { Industries } from '#web/profile/parts/work/industries.tsx';
import { JobTitles } from '#web/profile/parts/work/job-titles.tsx';
import { ProfileBody } from '#web/profile/parts/profile-body.tsx';
import { SectionPage } from '#web/profile/parts/section-page.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { workWords } from '#web/profile/parts/work/words.ts';

/** The work that the agency recruits for: classifications, which opportunities are matched by, industries, job titles. */
export const ClassificationsPage = () => (
  <SectionPage
    title={workWords.classifications}
    question={workWords.classificationsQuestion}
    text={workWords.classificationsText}
  >
    <ProfileBody parts={[workWords.classifications, workWords.industries, workWords.jobTitles]}>
      {(_details, { allowed }) => (
        <>
          <FormSection title={workWords.classifications} text={workWords.classificationsHint}>
            <Classifications mayEdit={allowed} />
          </FormSection>
          <FormSection title={workWords.industries} text={workWords.industriesText}>
            <Industries mayEdit={allowed} />
          </FormSection>
          <FormSection title={workWords.jobTitles} text={workWords.jobTitlesText}>
            <JobTitles mayEdit={allowed} />
          </FormSection>
        </>
      )}
    </ProfileBody>
  </SectionPage>
);
