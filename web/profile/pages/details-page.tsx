import { DetailsFacts } from '#web/profile/parts/details-facts.tsx';
import { DetailsForm } from '#web/profile/parts/details-form.tsx';
import { VerificationChecklist } from '#web/profile/parts/standing/verification-checklist.tsx';
import { ProfileBody } from '#web/profile/parts/profile-body.tsx';
import { SectionPage } from '#web/profile/parts/section-page.tsx';
import { copy } from '#web/profile/copy.ts';

/** The details that clients see: name, contact and head office. */
export const DetailsPage = () => (
  <SectionPage title={copy.details} text={copy.detailsText}>
    <VerificationChecklist />
    <ProfileBody parts={[copy.organization, copy.contact, copy.headOffice]}>
      {(details, edit) => (edit.allowed ? <DetailsForm details={details} /> : <DetailsFacts details={details} />)}
    </ProfileBody>
  </SectionPage>
);
