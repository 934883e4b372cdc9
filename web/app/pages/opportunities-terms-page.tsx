import { legalCopy } from '#web/app/legal-copy.ts';
import { copy } from '#web/ui/copy.ts';
import { LegalPage } from './legal-page.tsx';

export const OpportunitiesTermsPage = () => (
  <LegalPage
    title={copy.opportunitiesTerms}
    intro={legalCopy.opportunitiesIntro}
    sections={[
      [legalCopy.opportunitiesSee, legalCopy.opportunitiesSeeText],
      [legalCopy.opportunitiesApply, legalCopy.opportunitiesApplyText],
      [legalCopy.opportunitiesSubmit, legalCopy.opportunitiesSubmitText],
      [legalCopy.opportunitiesFee, legalCopy.opportunitiesFeeText],
    ]}
  />
);
