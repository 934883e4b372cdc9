/** A message to support, and the platform it came from. */
export interface SupportMessageFacts {
  readonly platform: string;
  readonly email: string;
  readonly subject: string;
  readonly description: string;
}

/** Escapes typed text, because chats interpret `<!channel>` and `<@user>` as mentions. */
const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Formats the whole message as one text for the chat. */
export const chatTextOf = ({ platform, email, subject, description }: SupportMessageFacts): string =>
  [`${platform}: ${plain(subject)}`, `From ${plain(email)}`, '', plain(description)].join('\n');
