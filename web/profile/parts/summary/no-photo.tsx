import { UserRound } from 'lucide-react';
import { summaryCopy as words } from '#web/profile/copy.ts';
import s from './summary.module.css';

/** Stands for a person of whom there is no photo. */
export const NoPhoto = () => (
  <span className={s.photo} role="img" aria-label={words.noPhoto}>
    <UserRound aria-hidden="true" />
  </span>
);
