export { clarificationEvents, discussionEvents, mentionEvents } from './events.ts';
export { anonymiseMessages } from './commands/anonymise-messages.ts';
export { ownMessageFiles, ownMessages } from './queries/own-messages.ts';
export { unansweredComments } from './queries/unanswered-comments.ts';
export { commentOnCandidate } from './commands/comment-on-candidate.ts';
export { replyToClarification } from './commands/reply-to-clarification.ts';
export { writeToDiscussion } from './commands/write-to-discussion.ts';
export { uploadAttachment } from './commands/upload-attachment.ts';
export { mayReply } from './queries/may-reply.ts';
