import { buildWireRequest } from '#contract/common/wire.ts';
import { endSessionEndpoint, renewSessionEndpoint } from '#contract/identity/endpoints.ts';
import type { PageSession } from '#contract/identity/shapes.ts';
import { toProblem, unreachableProblem } from './problem.ts';

/* The requests that the session's cookies authenticate. They need no token, and continue when the user leaves the page. */

const post = async <Answer>(url: string): Promise<Answer> => {
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: '{}',
      credentials: 'same-origin',
      keepalive: true,
    });
  } catch {
    throw unreachableProblem();
  }
  if (!answer.ok) throw toProblem(answer.status, await answer.text());
  return (await answer.json()) as Answer;
};

/** Requests a new access token and the session's current data. */
export const requestSessionRenewal = (): Promise<PageSession> => post(buildWireRequest(renewSessionEndpoint, {}).url);

/** Ends the session on the server, which clears its cookies. Returns the identity provider's sign-out URL. */
export const requestSessionEnd = (): Promise<{ logoutUrl: string }> =>
  post(buildWireRequest(endSessionEndpoint, {}).url);
