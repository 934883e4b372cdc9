import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The parts of a chat request that tests check. */
interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { role: string; content: string }[];
}

/** Answers a request: returns the assistant's text, or does what a broken server would do. */
export type ChatReply = (request: ChatRequest, response: ServerResponse) => string | undefined;

export interface ChatModelServer {
  readonly url: string;
  readonly requests: ChatRequest[];
  /** The reply to all further requests. */
  reply: ChatReply;
  close(): Promise<void>;
}

/** Creates a real HTTP server with a language model's chat interface. */
export const createChatModelServer = async (): Promise<ChatModelServer> => {
  const requests: ChatRequest[] = [];
  const state: { reply: ChatReply } = { reply: () => '{"answers":[]}' };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const asked = JSON.parse(body) as ChatRequest;
      requests.push(asked);
      const content = state.reply(asked, response);
      if (content === undefined) return;
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          id: 'chat-1',
          object: 'chat.completion',
          model: `${asked.model}-2026-11`,
          choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
          usage: { prompt_tokens: 321, completion_tokens: 45, total_tokens: 366 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`,
    requests,
    get reply() {
      return state.reply;
    },
    set reply(reply: ChatReply) {
      state.reply = reply;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
};
