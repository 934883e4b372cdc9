import { legal } from '#web/app/legal-copy.ts';
import { copy } from '#web/ui/copy.ts';
import { LegalPage } from './legal-page.tsx';

export const OpportunitiesTermsPage = () => (
  <LegalPage
    title={copy.opportunitiesTerms}
    intro={legal.opportunitiesIntro}
    sections={[
      [legal.opportunitiesSee, legal.opportunitiesSeeText],
      [legal.opportunitiesApply, legal.opportunitiesApplyText],
      [legal.opportunitiesSubmit, legal.opportunitiesSubmitText],
      [legal.opportunitiesFee, legal.opportunitiesFeeText],
    ]}
  />
);
