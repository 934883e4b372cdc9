import type { ReactNode } from 'react';
import type { EngagementView } from '#contract/engagements/shapes.ts';
import { copy } from '#web/engagements/copy.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { formatDate, formatPaddedNumber } from '#web/platform/formats.ts';
import { Banner } from '#web/ui/layout/banner.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { StageProgress } from '#web/ui/indicators/stage-progress.tsx';
import s from './engagement.module.css';

/** Returns the kind and the number, for example 'Success fee 000231'. An unpublished engagement has no number. */
export const engagementKindAndNumber = ({
  kind,
  engagementNumber,
}: Pick<EngagementView, 'kind' | 'engagementNumber'>): string => {
  const name = kind === 'competitive' ? copy.competitive : copy.successFee;
  return engagementNumber === 0 ? name : copy.numbered({ kind: name, number: formatPaddedNumber(engagementNumber) });
};

const stageNote = (step: EngagementView['stages'][number]): string | undefined => {
  if (step.at === null) return undefined;
  const when = formatDate(step.at, viewerZone());
  if (step.stage === 'ended') return copy.ended({ when });
  return Date.parse(step.at) > now() ? copy.closes({ when }) : copy.closed({ when });
};

type Props = {
  engagement: EngagementView;
  crumbs: readonly ReactNode[];
  /** A link with the employer's name, which replaces the plain text. */
  client?: ReactNode;
  /** The status of the agency's application. */
  status?: ReactNode;
  /** Content on the right, such as the earnings. */
  aside?: ReactNode;
};

/** The header of an engagement's page: title, employer, status and progress through the stages. */
export const EngagementHead = ({ engagement, crumbs, client, status, aside }: Props) => (
  <>
    {engagement.notice !== null && <Banner tone="info">{engagement.notice}</Banner>}
    {engagement.isPaused && <Banner tone="warn">{copy.allRequestsPaused}</Banner>}
    <PageHeader
      crumbs={crumbs}
      short={engagement.engagementNumber === 0 ? copy.preview : formatPaddedNumber(engagement.engagementNumber)}
      title={engagement.title}
      lead={
        <p>
          {engagementKindAndNumber(engagement)}
          <span className={s.dot}>{client ?? engagement.clientName}</span>
          <span className={s.dot}>{engagement.location}</span>
          <span className={s.dot}>
            {copy.rolesFilled({ filled: engagement.noOfRolesFilled, all: engagement.noOfRoles })}
          </span>
          {status}
        </p>
      }
      actions={aside}
    />
    <div className={s.stages}>
      <StageProgress
        label={copy.stages}
        now={engagement.stage}
        stages={engagement.stages.map((step) => ({ id: step.stage, label: step.name, note: stageNote(step) }))}
      />
    </div>
  </>
);
