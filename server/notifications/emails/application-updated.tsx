import { MailFactList, MailText } from '#server/platform/mail/frame.tsx';
import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';
import { applicationCopy, emailCopy, type MailCopy } from '../copy.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel, formatMailDate } from './date-lines.tsx';

const copyByKind: Partial<Record<NotificationKindName, MailCopy>> = applicationCopy;
const copyOf = (kind: NotificationKindName | undefined): MailCopy =>
  (kind && copyByKind[kind]) ?? applicationCopy['application-updated'];

/** To either side: what became of an application, and of the engagement that it was made to. */
export const applicationUpdated: NoticeTemplate = {
  subject: ({ notices: [notice] }) =>
    copyOf(notice?.kind).subject({ about: notice?.engagement?.title ?? emailCopy.anEngagement }),
  Letter: ({ facts, notice }) => {
    const { text, over, act, why } = copyOf(notice.kind);
    const isForAgency = notificationKinds[notice.kind].side === 'agency';
    return (
      <NoticeFrame
        facts={facts}
        subject={applicationUpdated.subject(facts)}
        preview={text}
        over={over ?? emailCopy.applicationOver}
        title={notice.sentence}
        why={why ?? emailCopy.applicationWhy}
      >
        <MailText>{text}</MailText>
        <MailFactList
          rows={[
            [emailCopy.engagement, engagementLabel(notice.engagement)],
            [emailCopy.answerUntil, notice.until && formatMailDate(notice.until, facts.timeZone)],
            isForAgency ? [emailCopy.employer, notice.client] : [emailCopy.agency, notice.agency],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {act ?? emailCopy.openEngagement}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};
