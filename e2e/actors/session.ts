import { createHash, randomBytes } from 'node:crypto';
import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test';
import { buildWireRequest } from '#contract/common/wire.ts';
import { exchangeCodeEndpoint, registerLoginEndpoint, signInEndpoint } from '#contract/identity/endpoints.ts';
import { authorizationPath } from '#contract/identity/rules.ts';
import { demoPassword } from './people.ts';

const json = { Accept: 'application/json' };

const ok = async (answer: APIResponse): Promise<APIResponse> => {
  expect(answer.ok(), `${answer.url()}: ${String(answer.status())}`).toBe(true);
  return answer;
};

/**
 * Returns the authorization code of a sign-in with a password. Playwright follows the redirects and stores the cookies.
 */
const codeFor = async (request: APIRequestContext, start: string, email: string, password: string): Promise<string> => {
  const asked = await ok(await request.get(start, { headers: json }));
  const { interaction } = (await asked.json()) as { interaction: string };
  const signedIn = await ok(
    await request.post(buildWireRequest(signInEndpoint, { uid: interaction }).url, { data: { email, password } }),
  );
  const { returnTo } = (await signedIn.json()) as { returnTo: string };
  const back = await ok(await request.get(returnTo));
  return new URL(back.url()).searchParams.get('code') ?? '';
};

/**
 * Signs in a page's browser over HTTP, with the same PKCE flow and cookies as the form. It loads no page; the next page
 * that the journey opens is signed in.
 */
export const startSession = async (page: Page, email: string, password: string = demoPassword): Promise<void> => {
  const { request } = page.context();
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  // Some journeys start their own instance of the product, so the response's URL shows which one this browser uses.
  const { origin: publicUrl } = new URL((await ok(await request.get('/readyz'))).url());
  const start = authorizationPath({ publicUrl, challenge, state: randomBytes(16).toString('base64url') });
  const code = await codeFor(request, start, email, password);
  const exchanged = await ok(await request.post(exchangeCodeEndpoint.path, { data: { code, codeVerifier: verifier } }));
  const { accessToken } = (await exchanged.json()) as { accessToken: string };
  const headers = { Authorization: `Bearer ${accessToken}` };
  await ok(await request.post(registerLoginEndpoint.path, { data: {}, headers }));
};
