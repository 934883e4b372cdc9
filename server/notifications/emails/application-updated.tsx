import { Facts, Words } from '#server/platform/mail/frame.tsx';
import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';
import { applicationCopy, emailCopy, type MailCopy } from '../copy.ts';
import { Act, Frame, type MailForm } from './frame.tsx';
import { engagementText, momentText } from './moments.tsx';

const copyByKind: Partial<Record<NotificationKindName, MailCopy>> = applicationCopy;
const copyOf = (kind: NotificationKindName | undefined): MailCopy =>
  (kind && copyByKind[kind]) ?? applicationCopy['application-updated'];

/** To either side: what became of an application, and of the engagement that it was made to. */
export const applicationUpdated: MailForm = {
  subject: ({ notices: [notice] }) =>
    copyOf(notice?.kind).subject({ about: notice?.engagement?.title ?? emailCopy.anEngagement }),
  Letter: ({ facts, notice }) => {
    const { text, over, act, why } = copyOf(notice.kind);
    const isForAgency = notificationKinds[notice.kind].side === 'agency';
    return (
      <Frame
        facts={facts}
        subject={applicationUpdated.subject(facts)}
        preview={text}
        over={over ?? emailCopy.applicationOver}
        title={notice.sentence}
        why={why ?? emailCopy.applicationWhy}
      >
        <Words>{text}</Words>
        <Facts
          rows={[
            [emailCopy.engagement, engagementText(notice.engagement)],
            [emailCopy.answerUntil, notice.until && momentText(notice.until, facts.timeZone)],
            isForAgency ? [emailCopy.employer, notice.client] : [emailCopy.agency, notice.agency],
          ]}
        />
        <Act facts={facts} to={notice.to}>
          {act ?? emailCopy.openEngagement}
        </Act>
      </Frame>
    );
  },
};
