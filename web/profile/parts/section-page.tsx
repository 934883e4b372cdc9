import type { ReactNode } from 'react';
import { Problem } from '#web/platform/api/problem.ts';
import { copy } from '#web/profile/copy.ts';
import { ErrorState, RefusedState } from '#web/ui/states/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import s from './layout.module.css';

type Props = { title: string; text: ReactNode; children: ReactNode };

/** A page of the profile, with its title, purpose and content. */
export const SectionPage = ({ title, text, children }: Props) => (
  <>
    <PageHeader title={title} />
    <header className={s.lead}>
      <h2>{title}</h2>
      <p>{text}</p>
    </header>
    {children}
  </>
);

/** A message about a part of the profile that failed to load: the server's reason, or a retry button. */
export const ProfileLoadError = ({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) =>
  error instanceof Problem && error.status === 403 ? (
    <RefusedState title={copy.refused} reasons={[{ code: error.code, text: error.message }]} />
  ) : (
    <ErrorState title={title} onRetry={onRetry} />
  );
