import { lazy, Suspense } from 'react';
import { copy } from '../../copy.ts';
import s from './account.module.css';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** The key for an authenticator app: as a QR code, as text, and as a link for use on the phone itself. */
export const AuthenticatorKey = ({ secret, otpauthUrl }: { secret: string; otpauthUrl: string }) => (
  <div>
    <p>{copy.secondScan}</p>
    <Suspense fallback={<div className={s.qr} />}>
      <QrCode text={otpauthUrl} label={copy.secondQr} />
    </Suspense>
    <dl className={s.key}>
      <dt>{copy.secondKey}</dt>
      <dd>
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </dd>
    </dl>
    <a href={otpauthUrl}>{copy.secondLink}</a>
  </div>
);

/** The list of recovery codes, shown only once. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <>
    <p>{copy.secondKeep}</p>
    <ul className={s.codes} aria-label={copy.secondKeepTitle}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  </>
);
