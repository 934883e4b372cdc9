import { Problem } from '#web/platform/api/problem.ts';
import { Failed, Refused } from '#web/ui/face/faces.tsx';

type Props = {
  title: string;
  /** The title where the server says no; the other one where there is none. */
  refused?: string;
  error: unknown;
  onRetry: () => void;
};

/** Why something is not here: the server's "no" with its reasons, or a failure that can be tried again. */
export const Trouble = ({ title, refused = title, error, onRetry }: Props) => {
  if (error instanceof Problem && [403, 404, 409].includes(error.status)) {
    const reasons = error.reasons.length > 0 ? error.reasons : [{ code: error.code, text: error.message }];
    return <Refused title={refused} reasons={reasons} />;
  }
  return (
    <Failed title={title} onRetry={onRetry}>
      {error instanceof Error ? error.message : undefined}
    </Failed>
  );
};
