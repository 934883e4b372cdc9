import { now } from '#web/platform/clock.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { Avatar, AvatarGroup } from '#web/ui/indicators/avatar.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { Bar, BarLegend } from '#web/ui/indicators/bar.tsx';
import type { BarPart } from '#web/ui/indicators/bar.tsx';
import { Logo } from '#web/ui/indicators/logo.tsx';
import { ProductMark } from '#web/ui/indicators/mark.tsx';
import { Monogram } from '#web/ui/indicators/monogram.tsx';
import { Progress, SegmentedProgress } from '#web/ui/indicators/progress.tsx';
import { StageProgress } from '#web/ui/indicators/stage-progress.tsx';
import { StatusLabel, PendingAction } from '#web/ui/indicators/status.tsx';
import { StepStatus } from '#web/ui/indicators/step-status.tsx';
import { Tally } from '#web/ui/indicators/tally.tsx';
import { DateText, Deadline } from '#web/ui/text/dates.tsx';
import { Count, Money, PaddedNumber, Percent } from '#web/ui/text/figures.tsx';
import s from './gallery.module.css';
import { galleryPeople } from './people.ts';

const hour = 3_600_000;
const inHours = (hours: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', dateStyle: 'short', timeStyle: 'medium' })
    .format(now() + hours * hour)
    .replace(' ', 'T')
    .concat('Z');

const parts: readonly BarPart[] = [
  { part: 'pending', label: 'Pending', count: 3 },
  { part: 'shortlisted', label: 'Shortlisted', count: 2 },
  { part: 'screening', label: 'Screening', count: 2 },
  { part: 'interviewing', label: 'Interviewing', count: 6 },
  { part: 'offered', label: 'Offer Extended', count: 2 },
  { part: 'hiredPart', label: 'Hired', count: 3 },
  { part: 'rejectedPart', label: 'Rejected', count: 9 },
];

const team = ['Mara Ellingsen', 'Tom Okafor', 'Priya Raman', 'Jun Watanabe'].map((name, at) => ({
  name,
  me: at === 0,
}));

export const IndicatorSection = () => (
  <>
    <Block title="Stages">
      <StageProgress
        label="Stages"
        now="bidding"
        stages={[
          { id: 'application', label: 'Application', note: 'Approved 30 Oct 2026' },
          { id: 'clarification', label: 'Clarification', note: 'Closed 19 Nov 2026, 15:00' },
          { id: 'bidding', label: 'Bidding', note: 'Closes today 15:05:12' },
          { id: 'fulfillment', label: 'Fulfillment', note: 'After the award' },
        ]}
      />
    </Block>
    <div className={s.halves}>
      <Block title="Candidate status">
        <div className={s.row}>
          {galleryPeople.slice(0, 8).map((row) => (
            <StepStatus key={row.id} label={row.status} at={row.at} outcome={row.outcome} />
          ))}
        </div>
        <div className={s.row}>
          <span>
            Match <Tally at={3} />
          </span>
          <span>
            Extensions <Tally at={2} of={6} />
          </span>
        </div>
      </Block>
      <Block title="Badges and states">
        <div className={s.row}>
          <Badge tone="warn">Re-bid</Badge>
          <Badge>Pending</Badge>
          <Badge tone="good">Approved</Badge>
          <Badge tone="bad">Declined</Badge>
          <Badge tone="info">New</Badge>
          <Badge tone="role">Admin Account</Badge>
        </div>
        <div className={s.row}>
          <StatusLabel>Approved</StatusLabel>
          <StatusLabel icon="warn">Expired</StatusLabel>
          <StatusLabel icon="bad">Rejected: not lower than your last bid</StatusLabel>
          <StatusLabel icon="pending">Pending</StatusLabel>
          <StatusLabel icon="paused">Paused</StatusLabel>
          <StatusLabel icon="locked">Not requested</StatusLabel>
          <StatusLabel icon="none">Not required</StatusLabel>
          <PendingAction>Place a new bid</PendingAction>
          <PendingAction idle>Paused by the employer</PendingAction>
        </div>
      </Block>
      <Block title="People and organizations">
        <div className={s.row}>
          <ProductMark />
          <Avatar name="Mara Ellingsen" me />
          <Avatar name="Tom Okafor" size="md" />
          <Avatar name="Priya Raman" size="xl" />
          <AvatarGroup people={team} max={2} />
          <Monogram name="Calder Finch" />
          <Logo name="Northwind Health" url="/broken.png" size={44} />
        </div>
      </Block>
      <Block title="Bars">
        <div className={s.stack}>
          <div className={s.tint}>
            <Bar parts={parts} />
          </div>
          <BarLegend parts={parts} />
          <div className={s.tint}>
            <Bar parts={[]} />
          </div>
          <Progress label="Profile" value={64} />
          <Progress label="Uploading" value={64} action thin />
          <SegmentedProgress label="Profile completion" value={83} parts={[true, true, true, true, false, true]} />
        </div>
      </Block>
      <Block title="Figures">
        <Facts
          facts={[
            ['Money', <Money key="m" amount="412860" currency="AUD" />],
            ['Percent', <Percent key="p" value="15" />],
            ['Number', <PaddedNumber key="n" value={412} />],
            [
              'Counts',
              <span key="c">
                <Count value={10} /> and <Count value={0} />
              </span>,
            ],
            ['Date', <DateText key="d" value="2026-11-20" />],
            ['Numeric date', <DateText key="e" value="2026-11-20" numeric />],
            ['Moment', <DateText key="t" value="2026-11-20T04:01:00Z" time />],
            ['Missing', null],
          ]}
        />
      </Block>
      <Block title="Deadlines">
        <Facts
          facts={[
            ['Soon', <Deadline key="a" value={inHours(2)} zone="Australia/Sydney" />],
            ['Later', <Deadline key="b" value={inHours(75)} zone="Pacific/Auckland" />],
            ['In a line', <Deadline key="c" value={inHours(22.7)} line />],
            ['Short', <Deadline key="d" value={inHours(300)} short />],
            ['Over', <Deadline key="e" value={inHours(-5)} />],
          ]}
        />
      </Block>
    </div>
  </>
);
