import { candidateStatus } from '#contract/candidates/states.ts';
import { listClarifications } from '#contract/clarifications/operations/clarifications.ts';
import { listComments } from '#contract/clarifications/operations/comments.ts';
import { rightReasonCodes, shouldDisrupt, pickOne, type ActionContext, type ModelAction } from '../attempt.ts';
import {
  reasonsAgainstAsking,
  reasonsAgainstCommenting,
  reasonsAgainstPublishingAnswer,
  reasonsAgainstReplying,
} from '../expected-conversation-reasons.ts';
import { inTheRunningStatusIds } from '../expected-reasons.ts';
import { agencyOf, type ModelMarket, type ModelTopic, type ModelPlayer } from '../market.ts';

// Clarifications of the engagement and comments on its candidates. The tests ignore the content of messages, and
// compare whether messages may be written, how many there are, and who can read them.

const tabOf = async (ground: ActionContext, player: ModelPlayer, { engagementId }: ModelMarket) => {
  const answer = await ground.call(player, 'clarifications.list', { engagementId });
  return answer.status === 200 ? listClarifications.output.parse(answer.body) : undefined;
};

const shownTopic = async (ground: ActionContext, player: ModelPlayer, market: ModelMarket, topic: ModelTopic) =>
  (await tabOf(ground, player, market))?.clarifications.find(({ _id }) => _id === topic.id);

/**
 * Whether a topic is the player's own: its agency's or the employer's. Other agencies can only see a published answer.
 */
const isTheirs = (player: ModelPlayer, topic: ModelTopic): boolean =>
  agencyOf(player) === undefined ? player === 'employer' : agencyOf(player) === topic.of;

const ask: ModelAction = (market, ground, player, pick) => {
  const agency = agencyOf(player);
  if (!agency) return undefined;
  const { engagementId } = market;
  const topic = pickOne(
    market.topics.filter(({ of }) => of === agency && pick % 2 === 0),
    pick,
  );
  return {
    words: `${player} asks ${topic ? 'again' : 'a question'}`,
    player,
    offered: async () => rightReasonCodes((await tabOf(ground, player, market))?.can.ask),
    against: reasonsAgainstAsking(market, player, agency, ground.now()),
    send: () =>
      ground.call(player, 'clarifications.ask', {
        engagementId,
        text: 'Is the weekend roster rotating?',
        ...(topic ? { clarificationId: topic.id } : { topic: 'Weekend roster' }),
      }),
    happens: (body) => {
      if (topic) topic.messages += 1;
      else {
        const { _id: id } = listClarifications.output.shape.clarifications.element.parse(body);
        market.topics.push({ id, of: agency, messages: 1, isPublished: false });
      }
    },
  };
};

const reply: ModelAction = (market, ground, player, pick) => {
  const topic = pickOne(market.topics, pick);
  if (!topic) return undefined;
  // Only colleagues can see a note, so no rule about the conversation prevents one.
  const isNote = player === 'employer' && pick % 3 === 0;
  return {
    words: `${player} ${isNote ? 'notes something in' : 'replies in'} a topic`,
    player,
    offered: async () => {
      const shown = await shownTopic(ground, player, market, topic);
      return rightReasonCodes(isNote ? shown?.can.note : shown?.can.reply);
    },
    against: !isTheirs(player, topic) ? undefined : isNote ? [] : reasonsAgainstReplying(market, player, ground.now()),
    send: () =>
      ground.call(player, 'clarifications.reply', { clarificationId: topic.id, text: 'One weekend in four.', isNote }),
    happens: () => {
      if (!isNote) topic.messages += 1;
    },
  };
};

const publish: ModelAction = (market, ground, player, pick) => {
  const topic = pickOne(market.topics, pick);
  if (!topic || agencyOf(player)) return undefined;
  return {
    words: `${player} publishes an answer`,
    player,
    offered: async () => rightReasonCodes((await shownTopic(ground, player, market, topic))?.can.publish),
    against: isTheirs(player, topic) ? reasonsAgainstPublishingAnswer(market, topic.isPublished) : undefined,
    send: () =>
      ground.call(player, 'clarifications.publish', {
        clarificationId: topic.id,
        question: 'Is the weekend roster rotating?',
        answer: 'One weekend in four.',
      }),
    happens: () => {
      topic.isPublished = true;
    },
  };
};

/** Reads the topics that an agency can see: its own, and the published answers to other agencies' questions. */
const readTopics: ModelAction = (market, ground, player, pick) => {
  const agency = agencyOf(player);
  if (!agency || market.topics.length === 0 || !shouldDisrupt(pick, 4)) return undefined;
  const own = market.topics.filter(({ of }) => of === agency);
  const isTakingPart = inTheRunningStatusIds.includes(market.applications[agency]?.statusId ?? 0);
  const others = market.topics.filter(({ of, isPublished }) => of !== agency && isPublished);
  return {
    words: `${player} reads the topics`,
    player,
    offered: async () => {
      const tab = await tabOf(ground, player, market);
      return tab?.clarifications.map(({ _id, isPublished }) => (isPublished ? 'published' : _id));
    },
    against: [...own.map(({ id }) => id), ...(isTakingPart ? others.map(() => 'published') : [])],
    onlyLooked: true,
    send: () => Promise.reject(new Error('There is nothing to send.')),
    happens: () => undefined,
  };
};

const comment: ModelAction = (market, ground, player, pick) => {
  const candidate = pickOne(market.candidates, pick);
  if (!candidate) return undefined;
  const { id: candidateId } = candidate;
  const isSeen =
    agencyOf(player) === undefined
      ? player === 'employer' && candidate.statusId !== candidateStatus.withdrew
      : agencyOf(player) === candidate.of;
  return {
    words: `${player} comments on a candidate`,
    player,
    offered: async () => {
      const answer = await ground.call(player, 'clarifications.comments', { candidateId });
      return answer.status === 200 ? rightReasonCodes(listComments.output.parse(answer.body).can.comment) : undefined;
    },
    against: isSeen ? reasonsAgainstCommenting(market, player) : undefined,
    send: () => ground.call(player, 'clarifications.comment', { candidateId, text: 'Available from January.' }),
    happens: () => {
      candidate.comments += 1;
    },
  };
};

export const conversationActions: readonly ModelAction[] = [ask, reply, publish, readTopics, comment];
