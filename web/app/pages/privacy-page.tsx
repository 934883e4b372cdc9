import { legal } from '#web/app/legal-words.ts';
import { words } from '#web/ui/words.ts';
import { LegalPage } from './legal-page.tsx';

export const PrivacyPage = () => (
  <LegalPage
    title={words.privacy}
    intro={legal.privacyIntro}
    sections={[
      [legal.privacyUsers, legal.privacyUsersText],
      [legal.privacyCandidates, legal.privacyCandidatesText],
      [legal.privacyKept, legal.privacyKeptText],
      [legal.privacyRights, legal.privacyRightsText],
    ]}
  />
);
