import { PageLink } from '#web/ui/page-link.tsx';
import { copy } from '#web/ui/copy.ts';
import s from './footer.module.css';

export const Footer = () => (
  <footer className={s.foot}>
    <ul aria-label={copy.offices}>
      <li>{copy.australia}</li>
      <li>{copy.singapore}</li>
      <li>{copy.philippines}</li>
      <li>{copy.unitedStates}</li>
      <li>{copy.unitedKingdom}</li>
    </ul>
    <ul aria-label={copy.about}>
      <li>
        <PageLink to="/terms/general">{copy.generalTerms}</PageLink>
      </li>
      <li>
        <PageLink to="/terms/opportunities">{copy.opportunitiesTerms}</PageLink>
      </li>
      <li>
        <PageLink to="/privacy">{copy.privacy}</PageLink>
      </li>
      <li>
        <a href="mailto:support@rolecall.example">{copy.contact}</a>
      </li>
    </ul>
  </footer>
);
