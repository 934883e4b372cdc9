import { legalCopy } from '#web/app/legal-copy.ts';
import { copy } from '#web/ui/copy.ts';
import { LegalPage } from './legal-page.tsx';

export const GeneralTermsPage = () => (
  <LegalPage
    title={copy.generalTerms}
    intro={legalCopy.generalIntro}
    sections={[
      [legalCopy.generalWhat, legalCopy.generalWhatText],
      [legalCopy.generalAccount, legalCopy.generalAccountText],
      [legalCopy.generalConduct, legalCopy.generalConductText],
      [legalCopy.generalEnd, legalCopy.generalEndText],
    ]}
  />
);
