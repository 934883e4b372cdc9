import type { Endpoint } from '#contract/common/endpoint.ts';
import type { Operation, SentOutputOf } from '#contract/common/operation.ts';

/** A request that the page has sent to the fake API. */
export interface Sent {
  readonly operation: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

type Given<O> = SentOutputOf<O> | Response;

/** The response to one endpoint, typed by its operation. */
export interface Answer {
  readonly at: Endpoint;
  readonly path: RegExp;
  readonly give: (sent: Sent) => unknown;
}

/** Prepares the response to an endpoint: data in the operation's output shape, or a refusal from `refuse`. */
export const answer = <O extends Operation>(
  at: Endpoint<O>,
  give: Given<O> | ((sent: Sent) => Given<O> | Promise<Given<O>>),
): Answer => ({
  at,
  path: new RegExp(`^${at.path.replaceAll('.', String.raw`\.`).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  give: typeof give === 'function' ? (give as Answer['give']) : () => (give instanceof Response ? give.clone() : give),
});

/** Builds the response to a refused request. */
export const refuse = (
  status: number,
  code: string,
  message: string,
  fields: readonly { name: string; message: string }[] = [],
): Response => Response.json({ code, message, fields, reasons: [], requestId: '' }, { status });
