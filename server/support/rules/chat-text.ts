/** What a person wrote to support, and where from. */
export interface WrittenMessage {
  readonly platform: string;
  readonly email: string;
  readonly subject: string;
  readonly description: string;
}

/** Chats read `<!channel>` and `<@somebody>` as calls to people: what was typed calls nobody. */
const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The whole message in one text, for the chat. */
export const chatTextOf = ({ platform, email, subject, description }: WrittenMessage): string =>
  [`${platform}: ${plain(subject)}`, `From ${plain(email)}`, '', plain(description)].join('\n');
