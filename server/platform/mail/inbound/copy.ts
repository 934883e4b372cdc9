import { defineCopy } from '#contract/common/copy.ts';

/** The responses to a server that delivers an email. The server forwards them to the author. */
export const inboundMailCopy = defineCopy('platform.inbound-mail', {
  'no-recipient': 'Rolecall does not know this address. Open the conversation in Rolecall and reply there.',
  unverified:
    'Rolecall could not verify the sender (DMARC). Reply in Rolecall, or ask your email administrator to publish a DMARC record and sign your email (DKIM).',
  'too-many': 'You have sent too many emails to Rolecall in an hour. Please send this one again later.',
  unavailable: 'Rolecall cannot accept this email at the moment. Please send it again later.',
  tooLarge: 'This email is too large for Rolecall.',
});
