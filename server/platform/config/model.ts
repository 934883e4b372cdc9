import type { AiSettings } from '#server/platform/ai/chat-model.ts';
import { isLocalHost } from './is-local.ts';
import type { Settings } from './settings.ts';

/** Returns the problems with the language model's settings. */
export const aiModelProblems = ({ AI_URL, AI_MODEL, AI_KEY }: Settings): string[] => [
  ...((AI_URL === undefined) === (AI_MODEL === undefined)
    ? []
    : ['AI_URL and AI_MODEL go together: set both, or neither.']),
  ...(AI_KEY !== undefined && AI_URL === undefined ? ['AI_KEY is set without AI_URL. Set both, or neither.'] : []),
  // CVs are sent to another machine, so the connection has to be encrypted.
  ...(AI_URL !== undefined && new URL(AI_URL).protocol !== 'https:' && !isLocalHost(new URL(AI_URL).hostname)
    ? ['AI_URL is not https, so CVs would be sent unencrypted. Use https://… instead.']
    : []),
];

/** Returns the settings of the language model, if one is configured. */
export const aiModelSettings = ({
  AI_URL: url,
  AI_MODEL: model,
  AI_KEY: key,
  AI_TIMEOUT_SECONDS: seconds,
}: Settings): { ai?: AiSettings } =>
  url === undefined || model === undefined
    ? {}
    : { ai: { url, model, timeoutMs: seconds * 1000, ...(key === undefined ? {} : { key }) } };
