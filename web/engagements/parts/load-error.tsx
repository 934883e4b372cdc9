import type { ReactNode } from 'react';
import { copy } from '#web/engagements/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { EmptyState, ErrorState, RefusedState } from '#web/ui/states/states.tsx';
import { BackLink } from './back-link.tsx';

type Props = {
  title: string;
  /** The title where the server says no; the other one where there is none. */
  refused?: string;
  error: unknown;
  onRetry: () => void;
  /** The way on from a page that is not there; the list of the one who looks unless it is another. */
  back?: ReactNode;
  /** It is a part of a page that stands, which has its own ways on. */
  part?: boolean;
};

/** Nothing can be read at an address whose ids are none (400), or those of no record that one may see (404). */
const isNowhere = ({ status }: Problem): boolean => status === 400 || status === 404;

const isRefused = ({ status }: Problem): boolean => [403, 404, 409].includes(status);

/**
 * Why something is not here: there is nothing at this address, the server's "no" with its reasons, or a failure that
 * can be tried again.
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
    // What is closed to the whole agency is closed wherever it would be led.
    const hasWayOn = !part && error.code === 'forbidden';
    return <RefusedState title={refused} reasons={reasons} actions={hasWayOn ? back : undefined} />;
  }
  return (
    <ErrorState title={title} onRetry={onRetry}>
      {error instanceof Error ? error.message : undefined}
    </ErrorState>
  );
};
