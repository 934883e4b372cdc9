import { CirclePause, OctagonAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reason } from '#contract/common/refusal.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { copy } from '#web/ui/copy.ts';
import s from './states.module.css';

type FaceProps = {
  title: string;
  children?: ReactNode;
  /** The main action, and at most one other action. */
  actions?: ReactNode;
  /** Whether the message is inside a block, which has its own padding. */
  inline?: boolean;
};

/** A message that there is no content yet. It explains what will appear and offers one action. */
export const EmptyState = ({ title, children, actions, inline }: FaceProps) => (
  <div className={cx(s.face, inline && s.inline)}>
    <span className={s.ticks} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
    <h2>{title}</h2>
    {children !== undefined && <p>{children}</p>}
    {actions !== undefined && <div className={s.do}>{actions}</div>}
  </div>
);

/** A message about a refusal by the server, with the reason, what would unblock it, and who can do that. */
export const RefusedState = ({
  title,
  children,
  reasons,
  actions,
  inline,
}: FaceProps & { reasons: readonly Reason<string>[] }) => (
  <div className={cx(s.face, inline && s.inline)}>
    <span className={s.icon} aria-hidden="true">
      <CirclePause />
    </span>
    <h2>{title}</h2>
    {children !== undefined && <p>{children}</p>}
    <ul className={s.reasons}>
      {reasons.map((reason) => (
        <li key={reason.code}>
          <p>{reason.text}</p>
          {(reason.unblockBy !== undefined || reason.who !== undefined) && (
            <dl className={s.unblock}>
              {reason.unblockBy !== undefined && (
                <>
                  <dt>{copy.unblockedBy}</dt>
                  <dd>{reason.unblockBy}</dd>
                </>
              )}
              {reason.who !== undefined && (
                <>
                  <dt>{copy.whoCan}</dt>
                  <dd>{reason.who}</dd>
                </>
              )}
            </dl>
          )}
        </li>
      ))}
    </ul>
    {actions !== undefined && <div className={s.do}>{actions}</div>}
  </div>
);

/** An error message that says what failed, with a retry button. The user's input is kept. */
export const ErrorState = ({ title, children, actions, inline, onRetry }: FaceProps & { onRetry?: () => void }) => (
  <div className={cx(s.face, inline && s.inline)} role="alert">
    <span className={cx(s.icon, s.bad)} aria-hidden="true">
      <OctagonAlert />
    </span>
    <h2>{title}</h2>
    {children !== undefined && <p>{children}</p>}
    {(onRetry !== undefined || actions !== undefined) && (
      <div className={s.do}>
        {onRetry && (
          <Button onClick={onRetry}>
            <RotateCw aria-hidden="true" />
            {copy.tryAgain}
          </Button>
        )}
        {actions}
      </div>
    )}
  </div>
);
