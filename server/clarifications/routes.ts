import * as clarifications from '#contract/clarifications/operations/clarifications.ts';
import * as comments from '#contract/clarifications/operations/comments.ts';
import * as discussions from '#contract/clarifications/operations/discussions.ts';
import * as messages from '#contract/clarifications/operations/messages.ts';
import { answer } from '#server/platform/http/handler.ts';
import * as asking from './commands/ask-question.ts';
import * as commenting from './commands/comment-on-candidate.ts';
import * as beginning from './commands/create-discussion.ts';
import * as editing from './commands/edit-message.ts';
import * as markingDiscussions from './commands/mark-discussion-read.ts';
import * as marking from './commands/mark-read.ts';
import * as markingComments from './commands/mark-comments-read.ts';
import * as publishing from './commands/publish-answer.ts';
import * as replying from './commands/reply-to-clarification.ts';
import * as writing from './commands/write-to-discussion.ts';
import * as uploading from './commands/upload-attachment.ts';
import * as branding from './commands/update-user-logo.ts';
import * as attachments from './queries/attachments.ts';
import * as mentionable from './queries/mentionable.ts';
import * as counting from './queries/count-comments.ts';
import * as partners from './queries/discussion-partners.ts';
import * as listingDiscussions from './queries/list-discussions.ts';
import * as reading from './queries/read-discussion.ts';
import * as listingComments from './queries/list-comments.ts';
import * as listing from './queries/list-clarifications.ts';

export const clarificationRoutes = [
  answer(clarifications.listClarifications, listing.listClarifications),
  answer(clarifications.askQuestion, asking.askQuestion),
  answer(clarifications.replyToClarification, replying.replyToClarification),
  answer(clarifications.publishAnswer, publishing.publishAnswer),
  answer(clarifications.readClarification, marking.markClarificationRead),
  answer(clarifications.updateUserLogo, branding.updateUserLogo),
  answer(comments.listComments, listingComments.listComments),
  answer(comments.addComment, commenting.commentOnCandidate),
  answer(comments.countComments, counting.countComments),
  answer(comments.readComments, markingComments.markCommentsRead),
  answer(discussions.listDiscussions, listingDiscussions.listDiscussions),
  answer(discussions.readDiscussion, reading.readDiscussion),
  answer(discussions.listDiscussionPartners, partners.listDiscussionPartners),
  answer(discussions.createDiscussion, beginning.createDiscussion),
  answer(discussions.writeToDiscussion, writing.writeToDiscussion),
  answer(discussions.markDiscussionRead, markingDiscussions.markDiscussionRead),
  answer(discussions.countUnreadDiscussions, listingDiscussions.countUnreadDiscussions),
  answer(messages.editMessage, editing.editMessage),
  answer(messages.uploadAttachment, uploading.uploadAttachment),
  answer(messages.downloadAttachment, attachments.downloadAttachment),
  answer(messages.listMentionableUsers, mentionable.listMentionableUsers),
];
