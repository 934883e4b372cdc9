import { initials } from '#web/platform/formats.ts';
import s from './people.module.css';

/** An organisation without a logo: the initials of its first two words on a tile. */
export const Monogram = ({ name, size = 32 }: { name: string; size?: number }) => (
  <span className={s.mono} style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
    {initials(name)}
  </span>
);
