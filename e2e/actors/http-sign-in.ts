import { signIn, type HttpActor } from '#server/simulator/http-actor.ts';
import { demoPassword } from './people.ts';

export type { HttpActor } from '#server/simulator/http-actor.ts';

/** Signs in a user of the demo world over HTTP, through the real sign-in. */
export const signInOverHttp = (baseUrl: string, email: string, password = demoPassword): Promise<HttpActor> =>
  signIn({ baseUrl, email, password });
