import { legal } from '#web/app/legal-words.ts';
import { words } from '#web/ui/words.ts';
import { LegalPage } from './legal-page.tsx';

export const OpportunitiesTermsPage = () => (
  <LegalPage
    title={words.opportunitiesTerms}
    intro={legal.opportunitiesIntro}
    sections={[
      [legal.opportunitiesSee, legal.opportunitiesSeeText],
      [legal.opportunitiesApply, legal.opportunitiesApplyText],
      [legal.opportunitiesSubmit, legal.opportunitiesSubmitText],
      [legal.opportunitiesFee, legal.opportunitiesFeeText],
    ]}
  />
);
