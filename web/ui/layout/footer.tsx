import { PageLink } from '#web/ui/page-link.tsx';
import { words } from '#web/ui/words.ts';
import s from './footer.module.css';

export const Footer = () => (
  <footer className={s.foot}>
    <ul aria-label={words.offices}>
      <li>{words.australia}</li>
      <li>{words.singapore}</li>
      <li>{words.philippines}</li>
      <li>{words.unitedStates}</li>
      <li>{words.unitedKingdom}</li>
    </ul>
    <ul aria-label={words.about}>
      <li>
        <PageLink to="/terms/general">{words.generalTerms}</PageLink>
      </li>
      <li>
        <PageLink to="/terms/opportunities">{words.opportunitiesTerms}</PageLink>
      </li>
      <li>
        <PageLink to="/privacy">{words.privacy}</PageLink>
      </li>
      <li>
        <a href="mailto:support@rolecall.example">{words.contact}</a>
      </li>
    </ul>
  </footer>
);
