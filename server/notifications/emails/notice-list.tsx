import { Fragment } from 'react';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { biddingEmailCopy, sharedEmailCopy } from '../copy.ts';
import type { EmailFacts, NoticeFacts } from '../kinds/email-facts.ts';
import { isMessageNotice, noticeTime, noticeHeading } from '../rules/notice-email.ts';
import { NoticeLink } from './frame.tsx';
import { formatEmailDate } from './date-lines.tsx';
import { EmailText } from '#server/platform/mail/frame.tsx';
import { colours, typography } from '#server/platform/mail/theme.tsx';

/** Groups notices by engagement or company, in the order of first occurrence. */
const byHeading = (notices: readonly NoticeFacts[]): ReadonlyMap<string, readonly NoticeFacts[]> =>
  Map.groupBy(notices, noticeHeading);

/** Returns the details that people act on or compare, as in the email about a single notification. */
const detailsOf = (notice: NoticeFacts, timeZone: string): string[] => {
  const end = noticeTime(notice);
  const rows: [string, string | null][] = [
    [end?.label ?? '', end ? formatEmailDate(end.at, timeZone) : null],
    [biddingEmailCopy.logHead, notice.logHead],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`]));
};

/** A list of notices, each with a link to its page. */
export const NoticeList = ({ facts }: { facts: EmailFacts }) => (
  <>
    {[...byHeading(facts.notices)].map(([title, notices]) => (
      <Section key={title} className="line" style={{ borderTop: `1px solid ${colours.line}`, margin: '24px 0 0' }}>
        <Text
          className="ink"
          style={{
            ...typography.body,
            color: colours.ink,
            fontWeight: 600,
            padding: '12px 0 0',
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </Text>
        {notices.map((notice) => (
          <Text
            key={`${notice.kind} ${notice.to} ${notice.at}`}
            className="second"
            style={{ ...typography.body, color: colours.second, margin: '8px 0 0', overflowWrap: 'anywhere' }}
          >
            <NoticeLink facts={facts} to={notice.to}>
              {notice.sentence}
            </NoticeLink>
            {detailsOf(notice, facts.timeZone).map((line) => (
              <Fragment key={line}>
                <br />
                {line}
              </Fragment>
            ))}
            <br />
            <span className="muted" style={{ ...typography.small, color: colours.muted }}>
              {formatEmailDate(notice.at, facts.timeZone)}
            </span>
          </Text>
        ))}
      </Section>
    ))}
  </>
);

/**
 * The note that messages can't be answered by replying to this email. It is shown if the email contains messages but
 * doesn't accept replies.
 */
export const NoReplyNote = ({ facts }: { facts: EmailFacts }) =>
  facts.isAnswerable !== true && facts.notices.some(({ kind }) => isMessageNotice(kind)) ? (
    <EmailText>{sharedEmailCopy.answerInRolecall}</EmailText>
  ) : null;

/** Returns the text with the number of notices that the email leaves out; null if it lists all of them. */
export const omittedNoticesText = ({ notices, total }: EmailFacts): string | null =>
  total > notices.length ? sharedEmailCopy.more({ count: total - notices.length }) : null;
