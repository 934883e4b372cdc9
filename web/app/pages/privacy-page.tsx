import { legal } from '#web/app/legal-copy.ts';
import { copy } from '#web/ui/copy.ts';
import { LegalPage } from './legal-page.tsx';

export const PrivacyPage = () => (
  <LegalPage
    title={copy.privacy}
    intro={legal.privacyIntro}
    sections={[
      [legal.privacyUsers, legal.privacyUsersText],
      [legal.privacyCandidates, legal.privacyCandidatesText],
      [legal.privacyKept, legal.privacyKeptText],
      [legal.privacyRights, legal.privacyRightsText],
    ]}
  />
);
