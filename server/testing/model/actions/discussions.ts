import { listDiscussionPartners, readDiscussion } from '#contract/clarifications/operations/discussions.ts';
import { pickOne, type ActionContext, type ModelAction } from '../attempt.ts';
import { agencyOf, type Agency, type ModelMarket, type ModelPlayer } from '../market.ts';

// Discussions between an agency and the employer. Source: domain rules D25, decision 0098.

/**
 * Whether an agency and the employer may write to each other: after an application or a request for prequalification.
 */
const workTogether = (market: ModelMarket, agency: Agency): boolean =>
  market.applications[agency] !== undefined || market.prequalifications.some(({ of }) => of === agency);

const partnerIdOf = (player: ModelPlayer, market: ModelMarket, agency: Agency): string =>
  player === 'employer' ? market.agencyIds[agency] : market.clientId;

const partnerOf = async (ground: ActionContext, player: ModelPlayer, market: ModelMarket, agency: Agency) => {
  const answer = await ground.call(player, 'clarifications.discussionPartners', {});
  const { records } = listDiscussionPartners.output.parse(answer.body);
  return records.find(({ partnerId }) => partnerId === partnerIdOf(player, market, agency));
};

const begin: ModelAction = (market, ground, player, pick) => {
  // Whether a discussion is allowed doesn't depend on the engagement, so there is nothing to try before it is
  // published.
  if (!market.isPublished || player === 'onlooker' || player === 'stranger') return undefined;
  const agency = agencyOf(player) ?? (pick % 2 === 0 ? 'agency' : 'rival');
  return {
    words: `${player} begins a discussion`,
    player,
    offered: async () => ((await partnerOf(ground, player, market, agency)) ? [] : undefined),
    against: workTogether(market, agency) ? [] : undefined,
    send: () =>
      ground.call(player, 'clarifications.createDiscussion', {
        partnerId: partnerIdOf(player, market, agency),
        subject: 'Invoices',
        text: 'Where do we send them?',
      }),
    happens: (body) => {
      const { discussionId: id } = readDiscussion.input.parse(body);
      market.discussions.push({ id, of: agency, messages: 1 });
    },
  };
};

const write: ModelAction = (market, ground, player, pick) => {
  const discussion = pickOne(market.discussions, pick);
  if (!discussion || player === 'onlooker') return undefined;
  const isTheirs = player === 'employer' || agencyOf(player) === discussion.of;
  const isNote = pick % 3 === 0;
  return {
    words: `${player} ${isNote ? 'notes something' : 'writes'} in a discussion`,
    player,
    offered: async () => {
      const answer = await ground.call(player, 'clarifications.discussion', { discussionId: discussion.id });
      return answer.status === 200 ? [] : undefined;
    },
    against: isTheirs ? [] : undefined,
    send: () =>
      ground.call(player, 'clarifications.writeToDiscussion', {
        discussionId: discussion.id,
        text: 'To the hiring lead.',
        isNote,
      }),
    happens: () => {
      if (!isNote) discussion.messages += 1;
    },
  };
};

export const discussionActions: readonly ModelAction[] = [begin, write];
