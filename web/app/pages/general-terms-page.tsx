import { legal } from '#web/app/legal-copy.ts';
import { copy } from '#web/ui/copy.ts';
import { LegalPage } from './legal-page.tsx';

export const GeneralTermsPage = () => (
  <LegalPage
    title={copy.generalTerms}
    intro={legal.generalIntro}
    sections={[
      [legal.generalWhat, legal.generalWhatText],
      [legal.generalAccount, legal.generalAccountText],
      [legal.generalConduct, legal.generalConductText],
      [legal.generalEnd, legal.generalEndText],
    ]}
  />
);
