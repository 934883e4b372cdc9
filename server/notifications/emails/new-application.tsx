import { EmailFactList, EmailText } from '#server/platform/mail/frame.tsx';
import { engagementKindNames } from '#contract/engagements/states.ts';
import { sharedEmailCopy, newApplicationCopy } from '../copy.ts';
import { formatNoticeEmail } from '../rules/notice-email.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel, formatEmailDate } from './date-lines.tsx';

/**
 * The email telling the employer that an agency has applied. The next steps differ between an auction and a success fee
 * engagement.
 */
export const newApplicationTemplate: NoticeTemplate = {
  Body: ({ facts, notice, subject }) => {
    const { engagement } = notice;
    const isAuction = engagement?.kind === 'competitive';
    return (
      <NoticeFrame
        facts={facts}
        subject={subject}
        preview={isAuction ? newApplicationCopy.auctionPreview : newApplicationCopy.preview}
        over={newApplicationCopy.over}
        title={notice.sentence}
        why={sharedEmailCopy.applicationWhy}
      >
        <EmailText>{isAuction ? newApplicationCopy.auctionText : formatNoticeEmail(notice).text}</EmailText>
        <EmailFactList
          rows={[
            [sharedEmailCopy.agency, notice.agency],
            [sharedEmailCopy.engagement, engagementLabel(engagement)],
            [sharedEmailCopy.type, engagement && engagementKindNames[engagement.kind]],
            [sharedEmailCopy.applicationsUntil, engagement && formatEmailDate(engagement.closingAt, facts.timeZone)],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {newApplicationCopy.act}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};
