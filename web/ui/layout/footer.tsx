import { Link } from '@tanstack/react-router';
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
        <Link to="/terms/general">{words.generalTerms}</Link>
      </li>
      <li>
        <Link to="/terms/opportunities">{words.opportunitiesTerms}</Link>
      </li>
      <li>
        <Link to="/privacy">{words.privacy}</Link>
      </li>
      <li>
        <a href="mailto:support@rolecall.example">{words.contact}</a>
      </li>
    </ul>
  </footer>
);
