import { UserRound } from 'lucide-react';
import { summaryCopy as words } from '#web/profile/copy.ts';
import s from './summary.module.css';

/** The placeholder for a missing photo. */
export const NoPhoto = () => (
  <span className={s.photo} role="img" aria-label={words.noPhoto}>
    <UserRound aria-hidden="true" />
  </span>
);
