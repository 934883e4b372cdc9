import { legalCopy } from '#web/app/legal-copy.ts';
import { copy } from '#web/ui/copy.ts';
import { LegalPage } from './legal-page.tsx';

export const PrivacyPage = () => (
  <LegalPage
    title={copy.privacy}
    intro={legalCopy.privacyIntro}
    sections={[
      [legalCopy.privacyUsers, legalCopy.privacyUsersText],
      [legalCopy.privacyCandidates, legalCopy.privacyCandidatesText],
      [legalCopy.privacyKept, legalCopy.privacyKeptText],
      [legalCopy.privacyRights, legalCopy.privacyRightsText],
    ]}
  />
);
