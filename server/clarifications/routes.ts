import * as clarifications from '#contract/clarifications/operations/clarifications.ts';
import * as comments from '#contract/clarifications/operations/comments.ts';
import * as discussions from '#contract/clarifications/operations/discussions.ts';
import * as messages from '#contract/clarifications/operations/messages.ts';
import { bindOperation } from '#server/platform/http/handler.ts';
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
  bindOperation(clarifications.listClarifications, listing.listClarifications),
  bindOperation(clarifications.askQuestion, asking.askQuestion),
  bindOperation(clarifications.replyToClarification, replying.replyToClarification),
  bindOperation(clarifications.publishAnswer, publishing.publishAnswer),
  bindOperation(clarifications.markClarificationAsRead, marking.markClarificationRead),
  bindOperation(clarifications.updateUserLogo, branding.updateUserLogo),
  bindOperation(comments.listComments, listingComments.listComments),
  bindOperation(comments.addComment, commenting.commentOnCandidate),
  bindOperation(comments.countComments, counting.countComments),
  bindOperation(comments.markCommentsAsRead, markingComments.markCommentsRead),
  bindOperation(discussions.listDiscussions, listingDiscussions.listDiscussions),
  bindOperation(discussions.readDiscussion, reading.readDiscussion),
  bindOperation(discussions.listDiscussionPartners, partners.listDiscussionPartners),
  bindOperation(discussions.createDiscussion, beginning.createDiscussion),
  bindOperation(discussions.writeToDiscussion, writing.writeToDiscussion),
  bindOperation(discussions.markDiscussionRead, markingDiscussions.markDiscussionRead),
  bindOperation(discussions.countUnreadDiscussions, listingDiscussions.countUnreadDiscussions),
  bindOperation(messages.editMessage, editing.editMessage),
  bindOperation(messages.uploadAttachment, uploading.uploadAttachment),
  bindOperation(messages.downloadAttachment, attachments.downloadAttachment),
  bindOperation(messages.listMentionableUsers, mentionable.listMentionableUsers),
];
