import { initials } from '#web/platform/formats.ts';
import s from './people.module.css';

/** The initials of the first two words in an organisation's name, on a tile that replaces a missing logo. */
export const Monogram = ({ name, size = 32 }: { name: string; size?: number }) => (
  <span className={s.mono} style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
    {initials(name)}
  </span>
);
