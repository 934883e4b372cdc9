import { useState } from 'react';
import { Monogram } from './monogram.tsx';
import s from './people.module.css';

/** An organisation's logo, or its monogram if there is no logo or it fails to load. */
export const Logo = ({ name, url, size = 32 }: { name: string; url?: string | null; size?: number }) => {
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null || url === undefined || url === broken) return <Monogram name={name} size={size} />;
  return <img className={s.logo} src={url} alt="" width={size} height={size} onError={() => setBroken(url)} />;
};
