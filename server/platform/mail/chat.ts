/** A client of a chat's incoming webhook. If a message isn't accepted, the result includes the reason. */
export interface ChatWebhook {
  post(message: object): Promise<{ readonly taken: true } | { readonly taken: false; readonly words: string }>;
}

const patienceMs = 10_000;
const longestWords = 500;

/**
 * Creates a client of a chat's incoming webhook; undefined if no URL is configured. The URL is a secret, so no error
 * message includes it.
 */
export const createChatWebhook = (url: string | undefined): ChatWebhook | undefined =>
  url === undefined
    ? undefined
    : {
        post: async (message) => {
          try {
            const answer = await fetch(url, {
              method: 'POST',
              headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify(message),
              redirect: 'manual',
              signal: AbortSignal.timeout(patienceMs),
            });
            await answer.body?.cancel();
            return answer.ok ? { taken: true } : { taken: false, words: `The chat answered ${String(answer.status)}.` };
          } catch (error) {
            const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
            const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
            return { taken: false, words: `The chat could not be reached: ${code}`.slice(0, longestWords) };
          }
        },
      };
