import { createParser } from 'eventsource-parser';
import { feedEndpoint, feedTokenEndpoint } from '#contract/notifications/endpoints.ts';
import type { FeedMessage } from '#contract/notifications/shapes.ts';
import { noRetries } from '#web/platform/api/retry.ts';
import { callApi } from '#web/platform/client.ts';

/** How long the feed may be silent, without even a heartbeat, in milliseconds. Source: specification 2, section 9. */
const silenceMs = 120_000;

interface Ears {
  readonly opened: () => void;
  /** Called whenever data arrives, including heartbeats. */
  readonly alive: () => void;
  readonly message: (message: FeedMessage) => void;
  /** Called once all messages since the page was opened have arrived, but not if some may be missing. */
  readonly caughtUp: () => void;
}

/**
 * Opens the feed once, with a new token, and reads until it ends, times out or is aborted. If the page's age is given,
 * the feed starts with the messages since the page was opened.
 */
export const readFeed = async (ears: Ears, signal: AbortSignal, pageAge?: () => number): Promise<void> => {
  const { token } = await callApi(feedTokenEndpoint, {}, { signal, retries: noRetries });
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'agencynotification') ears.message(JSON.parse(data) as FeedMessage);
      if (event === 'caughtup') ears.caughtUp();
    },
  });
  try {
    const query = pageAge === undefined ? '' : `?pageAgeMs=${String(Math.ceil(pageAge()))}`;
    const answer = await fetch(`${feedEndpoint.path}${query}`, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, silence.signal]),
      cache: 'no-store',
      credentials: 'same-origin',
    });
    if (!answer.ok || !answer.body) throw new Error(`The feed answered ${String(answer.status)}.`);
    ears.opened();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      ears.alive();
      parser.feed(value);
    }
  } finally {
    clearTimeout(timer);
  }
};
