import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { logoQuery } from '#web/testimonials/client.ts';
import { Logo } from '#web/ui/indicators/logo.tsx';
import s from './testimonials.module.css';

interface Said {
  recommendation: string | null;
  fullName: string;
  jobTitle: string;
  company: string;
  email: string;
  logoId: string | null;
}

const LoadedLogo = ({ company, logoId }: { company: string; logoId: string }) => (
  <Logo name={company} url={useQuery(logoQuery(logoId)).data ?? null} size={36} />
);

/** A quote and its author, with optional content beside and below. */
export const Quote = ({
  said,
  standing,
  actions,
  children,
}: {
  said: Said;
  standing: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) => (
  <li className={s.quote}>
    {said.logoId === null ? (
      <Logo name={said.company} size={36} />
    ) : (
      <LoadedLogo company={said.company} logoId={said.logoId} />
    )}
    <div className={s.said}>
      {said.recommendation !== null && <blockquote>{said.recommendation}</blockquote>}
      <p className={s.by}>
        <b>{said.fullName}</b>
        <span>
          {said.jobTitle}, {said.company}
        </span>
        <span>{said.email}</span>
      </p>
      {children}
    </div>
    <div className={s.side}>
      <div className={s.standing}>{standing}</div>
      {Boolean(actions) && <div className={s.actions}>{actions}</div>}
    </div>
  </li>
);
