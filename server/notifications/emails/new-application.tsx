import { MailFactList, MailText } from '#server/platform/mail/frame.tsx';
import { kindNames } from '#contract/engagements/states.ts';
import { emailCopy, newApplicationCopy } from '../copy.ts';
import { noticeMailTexts } from '../rules/notice-mail.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel, formatMailDate } from './date-lines.tsx';

/** To the employer: an agency has applied. The next step differs between an auction and a success fee. */
export const newApplication: NoticeTemplate = {
  Letter: ({ facts, notice, subject }) => {
    const { engagement } = notice;
    const isAuction = engagement?.kind === 'competitive';
    return (
      <NoticeFrame
        facts={facts}
        subject={subject}
        preview={isAuction ? newApplicationCopy.auctionPreview : newApplicationCopy.preview}
        over={newApplicationCopy.over}
        title={notice.sentence}
        why={emailCopy.applicationWhy}
      >
        <MailText>{isAuction ? newApplicationCopy.auctionText : noticeMailTexts(notice).text}</MailText>
        <MailFactList
          rows={[
            [emailCopy.agency, notice.agency],
            [emailCopy.engagement, engagementLabel(engagement)],
            [emailCopy.type, engagement && kindNames[engagement.kind]],
            [emailCopy.applicationsUntil, engagement && formatMailDate(engagement.closingAt, facts.timeZone)],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {newApplicationCopy.act}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};
