import { legalCopy } from '#web/app/legal-copy.ts';
import { copy } from '#web/ui/copy.ts';
import { PublicLayout } from '#web/ui/layout/public-layout.tsx';

type Props = { title: string; intro: string; sections: readonly (readonly [title: string, text: string])[] };

const LegalPage = ({ title, intro, sections }: Props) => (
  <PublicLayout wide>
    <h1>{title}</h1>
    <p>{intro}</p>
    {sections.map(([heading, text]) => (
      <section key={heading}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </section>
    ))}
  </PublicLayout>
);

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
