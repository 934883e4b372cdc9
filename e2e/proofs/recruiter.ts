import { listBoardAt } from '#contract/board/addresses.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/over-http.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { requestOf } from '#e2e/actors/submitter.ts';

/** The owner of the demo agency, at work on a product, and a talent request that takes candidates. */
export const recruiterAt = async (url: string): Promise<{ owner: HttpActor; talentRequestId: string }> => {
  const owner = await signInOverHttp(url, people.owner, demoPassword);
  const board = await owner.call(listBoardAt, { keyword: 'Perioperative nursing, permanent team' });
  const request = await requestOf(owner, board.records[0]?.engagementId ?? '', 'Anaesthetic Nurse');
  return { owner, talentRequestId: request.talentRequestId };
};
