import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Attempt } from './attempt.ts';

const problem = z.object({ code: z.string(), reasons: z.array(z.object({ code: z.string() })).optional() });

const same = (a: readonly string[] | undefined, b: readonly string[] | undefined): boolean =>
  isDeepStrictEqual(a && [...a].sort(), b && [...b].sort());

/** Returns a description of how the screen violates the rules; undefined if it does not. */
export const findScreenFault = async ({ offered, against, hidden = false }: Attempt): Promise<string | undefined> => {
  const shown = await offered();
  return same(shown, hidden ? undefined : against)
    ? undefined
    : `the screen says ${JSON.stringify(shown)}, the law ${JSON.stringify(against)}`;
};

/** Returns a description of how the screen or the response violates the rules; undefined if neither does. */
export const findResponseFault = async (attempt: Attempt): Promise<string | undefined> => {
  const { against, taken, silent, onlyLooked = false } = attempt;
  const shown = await findScreenFault(attempt);
  if (shown !== undefined || onlyLooked) return shown;
  const { status, body } = await attempt.send();
  const said = `answered ${String(status)} ${JSON.stringify(body)}`;
  if (against === undefined) return status === 404 || status === 403 ? undefined : `not theirs to see, ${said}`;
  if (against.length === 0 && taken === undefined) {
    if (status !== 200) return `offered, ${said}`;
    attempt.happens(body);
    return undefined;
  }
  if (status === 403) return attempt.player === 'onlooker' ? undefined : said;
  const refused = problem.safeParse(body);
  const isRefusal = status === 409 || (taken !== undefined && status === 400);
  if (!isRefusal || !refused.success) return `refused by the law for ${JSON.stringify(against)}, ${said}`;
  if (taken !== undefined) return refused.data.code === taken ? undefined : `${said}, not ${taken}`;
  const reasons = (refused.data.reasons ?? []).map(({ code }) => code);
  return silent === true || same(reasons, against) ? undefined : `the law says ${JSON.stringify(against)}, ${said}`;
};
