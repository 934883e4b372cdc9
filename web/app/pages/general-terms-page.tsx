import { legal } from '#web/app/legal-words.ts';
import { words } from '#web/ui/words.ts';
import { LegalPage } from './legal-page.tsx';

export const GeneralTermsPage = () => (
  <LegalPage
    title={words.generalTerms}
    intro={legal.generalIntro}
    sections={[
      [legal.generalWhat, legal.generalWhatText],
      [legal.generalAccount, legal.generalAccountText],
      [legal.generalConduct, legal.generalConductText],
      [legal.generalEnd, legal.generalEndText],
    ]}
  />
);
