import { MailFactList, MailText } from '#server/platform/mail/frame.tsx';
import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel, formatMailDate } from './date-lines.tsx';

interface Said {
  readonly subject: string;
  readonly words: string;
  /** What stands over it where it is not 'Your application'. */
  readonly over?: string;
  /** What the mail's button does where it opens something else than an engagement of one's own. */
  readonly act?: string;
  /** Why it came, where it is not for an application. */
  readonly why?: string;
}

const unsaid: Said = { subject: 'Application updated', words: 'Its page has everything that is known.' };

const said: Partial<Record<NotificationKindName, Said>> = {
  'application-approved': {
    subject: 'Application approved',
    words: 'The engagement is on your board, with everything that you may do next.',
  },
  'application-declined': {
    subject: 'Application declined',
    words: 'The application has the reason, as far as the employer gave one.',
  },
  'application-not-selected': {
    subject: 'Application not selected',
    words: 'The engagement ended before the employer had decided on it.',
  },
  'application-revoked': {
    subject: 'Approval revoked',
    words: 'You can submit no more candidates. The application has the reason that the employer gave.',
  },
  'application-rebid-asked': {
    subject: 'New tender asked for',
    words: 'Send the same tender or another one in time; otherwise your last one stands.',
  },
  'application-rebid-answered': {
    subject: 'New tender',
    words: 'An approved application stays approved; any other waits for your decision.',
    over: 'Application',
  },
  'application-withdrawn': {
    subject: 'Application withdrawn',
    words: 'The candidates whom the agency had in the running are withdrawn with it.',
    over: 'Application',
  },
  'opportunity-matched': {
    subject: 'New opportunity',
    words: 'It fits a search that you have saved. Its page says what it pays and asks.',
    over: 'Opportunity',
    act: 'Open the opportunity',
    why: 'You get this because the alerts of a saved search are on, and mails about applications.',
  },
  'engagement-completed': {
    subject: 'Engagement completed',
    words: 'Its page keeps your candidates and what you have earned.',
  },
  'clarification-opened': {
    subject: 'Clarification is open',
    words: 'Its page says until when questions can be asked.',
  },
  'bidding-opened': {
    subject: 'Bidding is open',
    words: 'Its page says until when bids are taken.',
  },
  'engagement-cancelled': {
    subject: 'Engagement cancelled',
    words: 'The employer ended it before anybody was chosen. Its page has the reason.',
  },
  'engagement-discontinued': {
    subject: 'Engagement discontinued',
    words: 'The employer looks for nobody else in it. Who was hired stays hired, and your fees stay yours.',
  },
  'engagement-changed': {
    subject: 'Engagement changed',
    words: 'Its page has what it says now: description, requirements and documents. Its notices say what is new.',
  },
  'terms-changed': {
    subject: 'Terms changed',
    words: 'They hold for agencies that apply from now on. Your application keeps the terms that you accepted.',
  },
  'engagement-paused': {
    subject: 'Engagement paused',
    words: 'Your candidates stay as they are. Nobody can be submitted or hired until the employer goes on.',
  },
  'engagement-resumed': {
    subject: 'Engagement resumed',
    words: 'It goes on where it was. Deadlines have moved by as long as it stood still.',
  },
  'request-added': {
    subject: 'Talent request added',
    words: 'It is filled on the terms of the engagement. Its page says what is looked for and asked.',
  },
  'request-changed': {
    subject: 'Talent request changed',
    words: 'Your candidates stay as they are, with the answers that you gave. The notices say what was what before.',
  },
  'request-paused': {
    subject: 'Talent request paused',
    words: 'Your candidates stay as they are. Nobody can be submitted or hired until the employer goes on.',
  },
  'request-resumed': {
    subject: 'Talent request resumed',
    words: 'It goes on where it was. Deadlines have moved by as long as it stood still.',
  },
  'request-cancelled': {
    subject: 'Talent request cancelled',
    words: 'Your candidates for it leave the lists. The employer can restore it for 30 days, with them.',
  },
  'request-restored': {
    subject: 'Talent request restored',
    words: 'Your candidates for it are back where they stood.',
  },
  'request-completed': {
    subject: 'Talent request completed',
    words: 'The employer looks for nobody else for it. Its page has the reason.',
  },
};

/** To either side: what became of an application, and of the engagement that it was made to. */
export const applicationUpdated: NoticeTemplate = {
  subject: ({ notices: [notice] }) => {
    const { subject } = (notice && said[notice.kind]) ?? unsaid;
    return `${subject}: ${notice?.engagement?.title ?? 'an engagement'}`;
  },
  Letter: ({ facts, notice }) => {
    const { words, over, act, why } = said[notice.kind] ?? unsaid;
    const isForAgency = notificationKinds[notice.kind].side === 'agency';
    return (
      <NoticeFrame
        facts={facts}
        subject={applicationUpdated.subject(facts)}
        preview={words}
        over={over ?? 'Your application'}
        title={notice.sentence}
        why={why ?? 'You get this because mails about applications are on.'}
      >
        <MailText>{words}</MailText>
        <MailFactList
          rows={[
            ['Engagement', engagementLabel(notice.engagement)],
            ['Answer until', notice.until && formatMailDate(notice.until, facts.timeZone)],
            isForAgency ? ['Employer', notice.client] : ['Agency', notice.agency],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {act ?? 'Open the engagement'}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};
