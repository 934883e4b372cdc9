import EmailReplyParser from 'email-reply-parser';

/** Replies are above their quoted history; what follows would only take time. */
const longestText = 20_000;

const parser = new EmailReplyParser();

/** What the author of a reply wrote, without quoted history and signature. */
export const replyText = (text: string): string =>
  parser.parseReply(text.slice(0, longestText).replaceAll('\r\n', '\n')).trim();
