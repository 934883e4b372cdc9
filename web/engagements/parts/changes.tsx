import type { RequestChange } from '#contract/engagements/shapes/notices.ts';
import { requestFieldNames, requestFields, type RequestChangeField } from '#contract/engagements/states.ts';
import { copy, requestFieldLabels } from '#web/engagements/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatAmount, formatDateTime } from '#web/platform/formats.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { requestCopy } from './request-copy.ts';
import s from './engagement.module.css';

const labels: Record<Exclude<RequestChangeField, 'question' | 'wanted'>, string> = {
  ...requestFieldLabels,
  biddingRules: copy.biddingRules,
  biddingEnd: copy.biddingEnd,
};

const isAmount = (field: RequestChangeField): boolean =>
  requestFieldNames.some((name) => name === field && requestFields[name].kind === 'amount');

const labelOf = ({ field, about, before, after }: RequestChange): string => {
  if (field === 'wanted') return requestCopy.wantedChanged({ question: about ?? '' });
  if (field !== 'question') return labels[field];
  if (before === null) return requestCopy.questionAdded;
  return after === null ? requestCopy.questionWithdrawn : requestCopy.questionChanged;
};

const valueOf = (field: RequestChangeField, value: string | null): string => {
  if (value === null) return requestCopy.nothing;
  if (field === 'biddingEnd') return formatDateTime(value, viewerZone());
  return isAmount(field) ? formatAmount(value) : value;
};

/** Whether to show this value of a change. If a question was added or removed, its missing value isn't shown. */
const isShown = ({ field }: RequestChange, value: string | null): boolean => field !== 'question' || value !== null;

/** The old and new values of a changed talent request's fields. */
export const RequestChanges = ({ changes }: { changes: readonly RequestChange[] }) =>
  changes.length === 0 ? null : (
    <dl className={s.changes}>
      {changes.map((change, at) => (
        // eslint-disable-next-line react/no-array-index-key -- the order of past changes never changes
        <div key={at}>
          <dt>{labelOf(change)}</dt>
          <dd>
            {isShown(change, change.before) && (
              <del>
                <VisuallyHidden>{requestCopy.was}</VisuallyHidden> {valueOf(change.field, change.before)}
              </del>
            )}
            {isShown(change, change.after) && (
              <ins>
                <VisuallyHidden>{requestCopy.isNow}</VisuallyHidden> {valueOf(change.field, change.after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
