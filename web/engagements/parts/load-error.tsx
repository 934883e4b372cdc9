import type { ReactNode } from 'react';
import { copy } from '#web/engagements/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { EmptyState, ErrorState, RefusedState } from '#web/ui/states/states.tsx';
import { BackLink } from './back-link.tsx';

type Props = {
  title: string;
  /** The title if the server refused the call. For other errors, `title` is used. */
  refused?: string;
  error: unknown;
  onRetry: () => void;
  /**
   * The link shown if the page doesn't exist or the user isn't allowed to open it. Defaults to the user's main list.
   */
  back?: ReactNode;
  /** Whether the missing content is only a part of a page. The page itself has loaded and has its own navigation. */
  part?: boolean;
};

/**
 * Whether nothing exists at the URL: its IDs are malformed (400) or belong to no record that the user may see (404).
 */
const isNowhere = ({ status }: Problem): boolean => status === 400 || status === 404;

const isRefused = ({ status }: Problem): boolean => [403, 404, 409].includes(status);

/**
 * A message about missing content: nothing exists at this URL, the server refused with its reasons, or an error
 * occurred and can be retried.
 */
export const LoadError = ({ title, refused = title, error, onRetry, back = <BackLink />, part = false }: Props) => {
  if (error instanceof Problem && !part && isNowhere(error)) {
    return (
      <EmptyState title={copy.notFound} actions={back}>
        {copy.notFoundText}
      </EmptyState>
    );
  }
  if (error instanceof Problem && isRefused(error)) {
    const reasons = error.reasons.length > 0 ? error.reasons : [{ code: error.code, text: error.message }];
    // Content that is closed to the whole agency needs no back link, because the main list is closed too.
    const hasWayOn = !part && error.code === 'forbidden';
    return <RefusedState title={refused} reasons={reasons} actions={hasWayOn ? back : undefined} />;
  }
  return (
    <ErrorState title={title} onRetry={onRetry}>
      {error instanceof Error ? error.message : undefined}
    </ErrorState>
  );
};
