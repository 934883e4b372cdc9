import { callerIdentityFields, endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as clarifications from './operations/clarifications.ts';
import type * as comments from './operations/comments.ts';
import type * as discussions from './operations/discussions.ts';
import type * as messages from './operations/messages.ts';

const root = '/api/v2.1/comment';

const listOfAuctionAt = endpoint<typeof clarifications.listClarifications>(
  'clarifications.list',
  'GET',
  `${root}/clarifications/auction/{auctionId}`,
  { names: { engagementId: 'auctionId' } },
);
const listOfSuccessFeeAt = endpoint<typeof clarifications.listClarifications>(
  'clarifications.list',
  'GET',
  `${root}/clarifications/successfee/{successFeeId}`,
  { names: { engagementId: 'successFeeId' } },
);
export const listClarificationsEndpoint = endpoint<typeof clarifications.listClarifications>(
  'clarifications.list',
  'GET',
  '/api/v1/engagements/{engagementId}/clarifications',
);
export const askQuestionEndpoint = endpoint<typeof clarifications.askQuestion>(
  'clarifications.ask',
  'POST',
  `${root}/clarifications`,
);
export const replyEndpoint = endpoint<typeof clarifications.replyToClarification>(
  'clarifications.reply',
  'POST',
  `${root}/clarifications/{clarificationId}/replies`,
);
export const publishAnswerEndpoint = endpoint<typeof clarifications.publishAnswer>(
  'clarifications.publish',
  'POST',
  '/api/v1/employer/clarification/publication',
);
export const markClarificationAsReadEndpoint = endpoint<typeof clarifications.markClarificationAsRead>(
  'clarifications.markRead',
  'PATCH',
  `${root}/clarificationReader`,
);
export const editMessageEndpoint = endpoint<typeof messages.editMessage>(
  'clarifications.editMessage',
  'PATCH',
  `${root}/messages`,
);
export const uploadAttachmentEndpoint = endpoint<typeof messages.uploadAttachment>(
  'clarifications.uploadAttachment',
  'POST',
  `${root}/attachments`,
);
export const downloadAttachmentEndpoint = endpoint<typeof messages.downloadAttachment>(
  'clarifications.downloadAttachment',
  'GET',
  `${root}/attachments/{attachmentId}`,
);
export const listMentionableUsersEndpoint = endpoint<typeof messages.listMentionableUsers>(
  'clarifications.mentionable',
  'GET',
  `${root}/mentionable/{kind}/{subjectId}`,
);
export const listCommentsEndpoint = endpoint<typeof comments.listComments>(
  'clarifications.comments',
  'GET',
  `${root}/candidates/{candidateId}`,
);
export const addCommentEndpoint = endpoint<typeof comments.addComment>(
  'clarifications.comment',
  'POST',
  `${root}/candidates/{candidateId}`,
);
export const countCommentsEndpoint = endpoint<typeof comments.countComments>(
  'clarifications.candidateCounts',
  'GET',
  `${root}/candidateCounts/{supplierId}`,
  { claims: { supplierId: { place: 'path', is: 'tenant' } } },
);
export const markCommentsAsReadEndpoint = endpoint<typeof comments.markCommentsAsRead>(
  'clarifications.markCommentsRead',
  'PATCH',
  `${root}/candidateReader`,
);
const updateUserLogoAt = endpoint<typeof clarifications.updateUserLogo>(
  'clarifications.updateUserLogo',
  'PUT',
  `${root}/userLogo`,
  { claims: callerIdentityFields('body') },
);
export const listDiscussionsEndpoint = endpoint<typeof discussions.listDiscussions>(
  'clarifications.discussions',
  'GET',
  '/api/v1/discussions',
);
export const readDiscussionEndpoint = endpoint<typeof discussions.readDiscussion>(
  'clarifications.discussion',
  'GET',
  '/api/v1/discussions/{discussionId}',
);
export const listDiscussionPartnersEndpoint = endpoint<typeof discussions.listDiscussionPartners>(
  'clarifications.discussionPartners',
  'GET',
  '/api/v1/discussionPartners',
);
export const createDiscussionEndpoint = endpoint<typeof discussions.createDiscussion>(
  'clarifications.createDiscussion',
  'POST',
  '/api/v1/discussions',
);
export const writeToDiscussionEndpoint = endpoint<typeof discussions.writeToDiscussion>(
  'clarifications.writeToDiscussion',
  'POST',
  '/api/v1/discussions/{discussionId}/messages',
);
export const markDiscussionReadEndpoint = endpoint<typeof discussions.markDiscussionRead>(
  'clarifications.markDiscussionRead',
  'PATCH',
  '/api/v1/discussionReader',
);
export const countUnreadDiscussionsEndpoint = endpoint<typeof discussions.countUnreadDiscussions>(
  'clarifications.unreadDiscussions',
  'GET',
  '/api/v1/discussionsUnread',
);

export const conversationEndpoints: readonly Endpoint[] = [
  listOfAuctionAt,
  listOfSuccessFeeAt,
  listClarificationsEndpoint,
  askQuestionEndpoint,
  replyEndpoint,
  publishAnswerEndpoint,
  markClarificationAsReadEndpoint,
  editMessageEndpoint,
  uploadAttachmentEndpoint,
  downloadAttachmentEndpoint,
  listMentionableUsersEndpoint,
  updateUserLogoAt,
  listCommentsEndpoint,
  addCommentEndpoint,
  countCommentsEndpoint,
  markCommentsAsReadEndpoint,
  listDiscussionsEndpoint,
  readDiscussionEndpoint,
  listDiscussionPartnersEndpoint,
  createDiscussionEndpoint,
  writeToDiscussionEndpoint,
  markDiscussionReadEndpoint,
  countUnreadDiscussionsEndpoint,
];
