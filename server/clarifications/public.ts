export { clarificationEvents, discussionEvents, mentionEvents } from './events.ts';
export { anonymiseMessages } from './commands/anonymise-messages.ts';
export { ownMessages } from './queries/own-messages.ts';
