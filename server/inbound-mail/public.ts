export { deleteInboundMail } from './commands/delete-inbound-mail.ts';
export { issueReplyAddress } from './commands/issue-reply-address.ts';
export { storeInboundEmail } from './commands/store-email.ts';
export { findAddress } from './queries/find-address.ts';
export { listOwnAddresses } from './queries/own-addresses.ts';
