import type OpenAI from 'openai';

/** The settings of a language model with an OpenAI chat interface. */
export interface AiSettings {
  readonly url: string;
  readonly model: string;
  readonly key?: string;
  /** The time limit for the whole answer, in milliseconds. */
  readonly timeoutMs: number;
}

interface Question {
  /** The instructions to the model, which never contain personal data. */
  readonly instructions: string;
  /** The data that the model works on, as JSON. */
  readonly data: string;
  /** The JSON schema that the answer must match. */
  readonly schema: Record<string, unknown>;
}

type ModelProblem = 'model-unreachable' | 'model-too-slow' | 'model-unusable';

export interface ModelAnswer {
  /** The model's version as the provider names it, shortened if very long; empty if there was no answer. */
  readonly version: string;
  /** The token counts; null if the provider doesn't return usable ones. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** The text of the answer, or the reason why there is none. */
  readonly outcome: { readonly text: string } | { readonly problem: ModelProblem };
}

export interface ChatModel {
  readonly name: string;
  ask(question: Question): Promise<ModelAnswer>;
}

const maxOutputTokens = 4000;

const maxVersionLength = 200;
const maxTokens = 2 ** 31 - 1;

/** Returns a version that the database can store, so without NUL and half a surrogate pair. */
const versionOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').slice(0, maxVersionLength).toWellFormed() : '';

/** Returns a token count if it is one and fits the database's integer; otherwise null. */
const tokensOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxTokens ? value : null;

const nothing = { version: '', inputTokens: null, outputTokens: null };

const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  ['APIConnectionTimeoutError', 'TimeoutError', 'APIUserAbortError'].includes(error.constructor.name);

/**
 * Returns the problem behind an error: after a timeout the model is too slow, after a failed connection it is
 * unreachable, and after anything else, such as an error status or an unreadable body, it is unusable.
 */
const problemOf = (error: unknown): ModelProblem => {
  if (isTimeout(error)) return 'model-too-slow';
  return error instanceof Error && error.constructor.name === 'APIConnectionError'
    ? 'model-unreachable'
    : 'model-unusable';
};

/**
 * Creates the configured model; undefined if none is configured. The model's library is loaded for the first question.
 */
export const createChatModel = (settings: AiSettings | undefined): ChatModel | undefined => {
  if (!settings) return undefined;
  const { timeoutMs } = settings;
  let client: Promise<OpenAI> | undefined;
  const open = async (): Promise<OpenAI> =>
    new (await import('openai')).default({
      baseURL: settings.url,
      // Local servers don't need a key, but the library requires one.
      apiKey: settings.key ?? 'none',
      organization: null,
      project: null,
      // Failed calls aren't retried here, because the user can retry a failed assessment.
      maxRetries: 0,
      timeout: timeoutMs,
      logLevel: 'off',
    });
  return {
    name: settings.model,
    ask: async ({ instructions, data, schema }) => {
      try {
        const answer = await (
          await (client ??= open())
        ).chat.completions.create(
          {
            model: settings.model,
            temperature: 0,
            max_completion_tokens: maxOutputTokens,
            messages: [
              { role: 'system', content: instructions },
              { role: 'user', content: data },
            ],
            response_format: { type: 'json_schema', json_schema: { name: 'answers', strict: true, schema } },
          },
          // The library's own timeout only covers the headers. This one covers the body too.
          { signal: AbortSignal.timeout(timeoutMs) },
        );
        // Some servers don't implement the interface correctly, so any part of the response may be missing.
        const text: unknown = (answer as Partial<typeof answer>).choices?.[0]?.message.content;
        return {
          version: versionOf(answer.model),
          inputTokens: tokensOf(answer.usage?.prompt_tokens),
          outputTokens: tokensOf(answer.usage?.completion_tokens),
          outcome: typeof text === 'string' ? { text } : { problem: 'model-unusable' },
        };
      } catch (error) {
        return { ...nothing, outcome: { problem: problemOf(error) } };
      }
    },
  };
};
