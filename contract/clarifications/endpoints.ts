import { callerClaims, endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as clarifications from './operations/clarifications.ts';
import type * as comments from './operations/comments.ts';
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
export const readClarificationEndpoint = endpoint<typeof clarifications.readClarification>(
  'clarifications.markRead',
  'PATCH',
  `${root}/clarificationReader`,
);
export const editMessageEndpoint = endpoint<typeof messages.editMessage>(
  'clarifications.editMessage',
  'PATCH',
  `${root}/messages`,
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
const countCommentsAt = endpoint<typeof comments.countComments>(
  'clarifications.candidateCounts',
  'GET',
  `${root}/candidateCounts/{supplierId}`,
  { claims: { supplierId: { place: 'path', is: 'tenant' } } },
);
export const readCommentsEndpoint = endpoint<typeof comments.readComments>(
  'clarifications.markCommentsRead',
  'PATCH',
  `${root}/candidateReader`,
);
const updateUserLogoAt = endpoint<typeof clarifications.updateUserLogo>(
  'clarifications.updateUserLogo',
  'PUT',
  `${root}/userLogo`,
  { claims: callerClaims('body') },
);

export const conversationEndpoints: readonly Endpoint[] = [
  listOfAuctionAt,
  listOfSuccessFeeAt,
  listClarificationsEndpoint,
  askQuestionEndpoint,
  replyEndpoint,
  publishAnswerEndpoint,
  readClarificationEndpoint,
  editMessageEndpoint,
  updateUserLogoAt,
  listCommentsEndpoint,
  addCommentEndpoint,
  countCommentsAt,
  readCommentsEndpoint,
];
