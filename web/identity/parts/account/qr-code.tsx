import { encode } from 'uqr';
import s from './account.module.css';

/** A QR code for a text. It is generated in the browser, since the text is a secret. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={s.qr} role="img" aria-label={label} viewBox={`0 0 ${String(size)} ${String(size)}`}>
      <path d={path} />
    </svg>
  );
};
