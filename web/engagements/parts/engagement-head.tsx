import type { ReactNode } from 'react';
import type { EngagementView } from '#contract/engagements/shapes.ts';
import { words } from '#web/engagements/words.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { formatDate, formatNumber } from '#web/platform/formats.ts';
import { Banner } from '#web/ui/layout/banner.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Badge } from '#web/ui/mark/badge.tsx';
import { StageLine } from '#web/ui/mark/stage-line.tsx';
import s from './engagement.module.css';

/** 'Success fee 000231'; what is not published yet has no number. */
export const numberedWords = ({
  kind,
  engagementNumber,
}: Pick<EngagementView, 'kind' | 'engagementNumber'>): string => {
  const name = kind === 'competitive' ? words.competitive : words.successFee;
  return engagementNumber === 0 ? name : words.numbered({ kind: name, number: formatNumber(engagementNumber) });
};

const stageNote = (step: EngagementView['stages'][number]): string | undefined => {
  if (step.at === null) return undefined;
  const when = formatDate(step.at, viewerZone());
  if (step.stage === 'ended') return words.ended({ when });
  return Date.parse(step.at) > now() ? words.closes({ when }) : words.closed({ when });
};

type Props = {
  engagement: EngagementView;
  crumbs: readonly ReactNode[];
  /** The employer's name, where it leads somewhere. */
  client?: ReactNode;
  /** The status of the agency's application. */
  status?: ReactNode;
  /** What stands at the right, such as the earnings. */
  aside?: ReactNode;
};

/** The head of an engagement's page: what it is, whose, how it stands, and the line of its stages. */
export const EngagementHead = ({ engagement, crumbs, client, status, aside }: Props) => (
  <>
    {engagement.notice !== null && <Banner tone="info">{engagement.notice}</Banner>}
    {engagement.isPaused && <Banner tone="warn">{words.standsStill}</Banner>}
    <PageHeader
      crumbs={crumbs}
      short={engagement.engagementNumber === 0 ? words.preview : formatNumber(engagement.engagementNumber)}
      title={engagement.title}
      lead={
        <p>
          {numberedWords(engagement)}
          <span className={s.dot}>{client ?? engagement.clientName}</span>
          <span className={s.dot}>{engagement.location}</span>
          <span className={s.dot}>
            {words.rolesFilled({ filled: engagement.noOfRolesFilled, all: engagement.noOfRoles })}
          </span>
          {status} {engagement.isPractice && <Badge tone="info">{words.practice}</Badge>}
        </p>
      }
      actions={aside}
    />
    <div className={s.stages}>
      <StageLine
        label={words.stages}
        now={engagement.stage}
        stages={engagement.stages.map((step) => ({ id: step.stage, label: step.name, note: stageNote(step) }))}
      />
    </div>
  </>
);
