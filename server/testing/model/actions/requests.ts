import { talentRequestStatus } from '#contract/engagements/states.ts';
import { z } from 'zod';
import { ownTalentRequestShape } from '#contract/engagements/shapes.ts';
import {
  rightReasonCodes,
  shouldDisrupt,
  pauseEnd,
  pauseInput,
  pickOne,
  type ModelAction,
  type ActionContext,
} from '../attempt.ts';
import { changeLotTerms } from '../bidding.ts';
import { changeRequestStatus, fulfillModelRequest, reopenModelRequest } from '../consequences.ts';
import {
  reasonsAgainstCancelling,
  reasonsAgainstChangingBasis,
  reasonsAgainstChangingRequest,
  reasonsAgainstCompleting,
  reasonsAgainstPausing,
  reasonsAgainstRestoring,
  reasonsAgainstResuming,
} from '../expected-request-reasons.ts';
import { agencyOf, type ModelMarket, type ModelRequest, type ModelPlayer } from '../market.ts';

const ownShape = z.object({ talentRequests: z.array(ownTalentRequestShape) });
type Rights = z.infer<typeof ownTalentRequestShape>['can'];

interface Doing {
  words: string;
  right: keyof Rights;
  /** How rarely the action is tried: one time in this number, by default every time. */
  oneIn?: number;
  against: (market: ModelMarket, request: ModelRequest, now: number) => string[];
  /** Returns the refusal code for an invalid input, if no reason prevents the action. */
  taken?: (request: ModelRequest, pick: number) => string | undefined;
  input?: (request: ModelRequest, now: number, pick: number) => object;
  happens: (market: ModelMarket, request: ModelRequest, now: number, pick: number) => void;
}

const rightsOf = async (ground: ActionContext, player: ModelPlayer, market: ModelMarket, talentRequestId: string) => {
  const answer = await ground.call(player, 'engagements.ownOne', { engagementId: market.engagementId });
  if (answer.status !== 200) return undefined;
  return ownShape.parse(answer.body).talentRequests.find((one) => one.talentRequestId === talentRequestId)?.can;
};

const nameOf: Record<keyof Rights, string> = {
  pause: 'engagements.pauseRequest',
  resume: 'engagements.resumeRequest',
  cancel: 'engagements.cancelRequest',
  restore: 'engagements.restoreRequest',
  complete: 'engagements.completeRequest',
  fillInternally: 'engagements.fillInternally',
  change: 'engagements.changeRequest',
  changeBasis: 'engagements.changeRequest',
};

/** Creates an employer's action on one of its talent requests. */
const act =
  ({ words, right, oneIn = 1, against, taken, input, happens }: Doing): ModelAction =>
  (market, ground, player, pick) => {
    const request = pickOne(market.requests, pick);
    if (agencyOf(player) || !request || !shouldDisrupt(pick, oneIn)) return undefined;
    const codes = against(market, request, ground.now());
    return {
      words: `${player} ${words}`,
      player,
      offered: async () => rightReasonCodes((await rightsOf(ground, player, market, request.id))?.[right]),
      against: player === 'stranger' ? undefined : codes,
      taken: codes.length === 0 ? taken?.(request, pick) : undefined,
      send: () =>
        ground.call(player, nameOf[right], {
          talentRequestId: request.id,
          ...input?.(request, ground.now(), pick),
        }),
      happens: () => {
        happens(market, request, ground.now(), pick);
      },
    };
  };

const reason = () => ({ reasonId: 1 });

/** Returns the number of internally filled roles, plus one if a role is still open. */
const oneMore = (request: ModelRequest): number =>
  request.internallyFilledRoles + (request.noOfRolesFilled < request.noOfRoles ? 1 : 0);

/** Returns the number of roles plus one or, if there are several, sometimes minus one. */
const otherRoles = ({ noOfRoles }: ModelRequest, pick: number): number =>
  noOfRoles > 1 && pick % 3 === 0 ? noOfRoles - 1 : noOfRoles + 1;

const isTooMany = (pick: number): boolean => pick % 4 === 3;

export const requestActions: readonly ModelAction[] = [
  act({
    words: 'says something else of a talent request',
    right: 'change',
    oneIn: 6,
    against: reasonsAgainstChangingRequest,
    // One time in five the input is based on an outdated version.
    taken: ({ version }, pick) => (version > 1 && pick % 5 === 0 ? 'request-changed-meanwhile' : undefined),
    input: ({ version }, _now, pick) => ({
      version: version > 1 && pick % 5 === 0 ? version - 1 : version,
      description: `Ward ${String(version)}.`,
    }),
    happens: (_market, request) => {
      request.version += 1;
    },
  }),
  act({
    words: 'changes the roles of a talent request',
    right: 'changeBasis',
    oneIn: 4,
    against: reasonsAgainstChangingBasis,
    taken: (request, pick) =>
      otherRoles(request, pick) > request.noOfRolesFilled ? undefined : 'roles-filled-already',
    input: (request, _now, pick) => ({ version: request.version, noOfRoles: otherRoles(request, pick) }),
    happens: (_market, request, now, pick) => {
      request.noOfRoles = otherRoles(request, pick);
      request.version += 1;
      changeLotTerms([request], now);
    },
  }),
  act({
    words: 'pauses a talent request',
    right: 'pause',
    oneIn: 2,
    against: reasonsAgainstPausing,
    input: (_request, now, pick) => pauseInput(now, pick),
    happens: (market, request, now, pick) => {
      request.resumeAt = pauseEnd(now, pick);
      changeRequestStatus(market, request, talentRequestStatus.paused, now);
    },
  }),
  act({
    words: 'resumes a talent request',
    right: 'resume',
    against: reasonsAgainstResuming,
    happens: reopenModelRequest,
  }),
  act({
    words: 'cancels a talent request',
    right: 'cancel',
    oneIn: 4,
    against: reasonsAgainstCancelling,
    input: reason,
    happens: (market, request, now) => {
      changeRequestStatus(market, request, talentRequestStatus.cancelled, now);
    },
  }),
  act({
    words: 'restores a talent request',
    right: 'restore',
    against: reasonsAgainstRestoring,
    happens: reopenModelRequest,
  }),
  act({
    words: 'completes a talent request',
    right: 'complete',
    oneIn: 8,
    against: reasonsAgainstCompleting,
    input: reason,
    happens: fulfillModelRequest,
  }),
  act({
    words: 'fills a role without an agency',
    right: 'fillInternally',
    oneIn: 5,
    against: reasonsAgainstCompleting,
    taken: (_request, pick) => (isTooMany(pick) ? 'more-than-roles' : undefined),
    input: (request, _now, pick) => ({ internallyFilledRoles: isTooMany(pick) ? 99 : oneMore(request) }),
    happens: (market, request, now) => {
      const more = oneMore(request) - request.internallyFilledRoles;
      request.internallyFilledRoles += more;
      request.noOfRolesFilled += more;
      if (more > 0 && request.noOfRolesFilled === request.noOfRoles) fulfillModelRequest(market, request, now);
    },
  }),
];
