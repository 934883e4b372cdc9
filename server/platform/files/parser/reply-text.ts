import EmailReplyParser from 'email-reply-parser';

/**
 * The maximum length of text that is examined. Replies are above their quoted history, so reading further would only
 * take time.
 */
const longestText = 20_000;

const parser = new EmailReplyParser();

/** Returns the author's own text in a reply, without quoted history and signature. */
export const extractReplyText = (text: string): string =>
  parser.parseReply(text.slice(0, longestText).replaceAll('\r\n', '\n')).trim();
