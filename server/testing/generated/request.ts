import { fieldLocation, requestFields, wireName, type Endpoint } from '#contract/common/endpoint.ts';
import { buildMultipart, type FileToSend } from './multipart.ts';
import type { RequestPlan } from './plan.ts';
import { toUrlPart, toJson } from './raw-values.ts';

/** A request that is ready to send. */
export interface RawRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer | undefined;
}

export interface FilledPlan {
  readonly at: Endpoint;
  readonly plan: RequestPlan;
  /** The input after the plan's changes. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly who: { readonly userId: string | undefined; readonly tenantId: string | undefined };
  readonly authorization: string | undefined;
  readonly file: FileToSend | undefined;
}

interface Parts {
  path: string;
  query: [string, unknown][];
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

const inHeader = (value: unknown): string => (typeof value === 'string' ? value : toJson(value));

/**
 * Converts a value to a header's value. Only single-line Latin-1 text can be sent in a header, so other characters are
 * replaced.
 */
const toHeader = (value: unknown): string =>
  (Array.isArray(value) ? value.map(inHeader).join(',') : inHeader(value))
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')
    .slice(0, 8_000);

const laidOut = ({ at, plan, input, who }: FilledPlan): Parts => {
  const parts: Parts = { path: at.path, query: [], headers: {}, body: {} };
  const put = (place: string, name: string, value: unknown): void => {
    if (value === undefined) return;
    if (place === 'path') parts.path = parts.path.replace(`{${name}}`, () => toUrlPart(value));
    else if (place === 'header') parts.headers[name.toLowerCase()] = toHeader(value);
    else if (place === 'body') parts.body[name] = value;
    else if (Array.isArray(value)) for (const one of value.slice(0, 300)) parts.query.push([name, one]);
    else parts.query.push([name, value]);
  };
  for (const [field, value] of requestFields(at, input)) put(fieldLocation(at, field), wireName(at, field), value);
  for (const [name, claim] of Object.entries(at.claims)) {
    const own = claim.is === 'user' ? who.userId : who.tenantId;
    put(claim.place, name, plan.trick === 'odd-claims' ? '01900000-0000-7000-8000-0000000000ff' : own);
  }
  for (const [name, value] of Object.entries(plan.extra)) {
    if (at.method === 'GET' || at.method === 'DELETE') parts.query.push([name, value]);
    else parts.body[name] = value;
  }
  return parts;
};

const searchOf = (query: readonly [string, unknown][]): string =>
  query.map(([name, value]) => `${toUrlPart(name)}=${toUrlPart(value)}`).join('&');

const addressOf = (parts: Parts, { trick }: RequestPlan): string => {
  const { query } = parts;
  const first = query[0];
  if (trick === 'twice-in-query') query.push(first ?? ['a', 1], first ?? ['a', 2], [`${first?.[0] ?? 'a'}[]`, 'x']);
  const odd = '__proto__=1&constructor=2&constructor[prototype]=3&=&&a&%00=%00&toString&hasOwnProperty=x';
  const search = [
    searchOf(query),
    trick === 'odd-query' ? odd : '',
    trick === 'broken-percent' ? 'a=%&b=%zz&%ff=%c3' : '',
  ]
    .filter((one) => one !== '')
    .join('&');
  // Path parameters that the plan left out become empty.
  const path = parts.path.replace(/\{\w+\}/g, '');
  const bent = trick === 'broken-percent' && /\{\w+\}$/.test(parts.path) ? `${path}%zz` : path;
  const long = trick === 'long-address' ? `${search === '' ? '' : '&'}long=${'l'.repeat(9_000)}` : '';
  return search + long === '' ? bent : `${bent}?${search}${long}`;
};

const json = 'application/json';

/** Returns the request body and its content type. */
const bodyOf = (body: Record<string, unknown>, { trick }: RequestPlan): { payload?: string; type?: string } => {
  const text = toJson(body);
  switch (trick) {
    case 'no-body':
      return { type: json };
    case 'broken-json':
      return { payload: text.slice(0, -1), type: json };
    case 'list-as-body':
      return { payload: `[${text}]`, type: json };
    case 'text-as-body':
      return { payload: '"a text"', type: json };
    case 'null-as-body':
      return { payload: 'null', type: json };
    case 'prototype-in-body':
      return { payload: text.replace(/^\{/, `{"__proto__":{"a":1}${text === '{}' ? '' : ','}`), type: json };
    case 'bottomless-body':
      return { payload: '['.repeat(100_000) + ']'.repeat(100_000), type: json };
    case 'oversized-body':
      return {
        payload: text.replace(/\}$/, `${text === '{}' ? '' : ','}"more":"${'x'.repeat(1_000_001)}"}`),
        type: json,
      };
    case 'other-content-type':
      return { payload: text, type: 'application/x-www-form-urlencoded' };
    case 'no-content-type':
      return { payload: text };
    case 'unknown-charset':
      return { payload: text, type: `${json}; charset=utf-7; a="` };
    case 'json-as-form':
      return { payload: text, type: 'multipart/form-data; boundary=x' };
    default:
      return { payload: text, type: json };
  }
};

const oddHeaders = ({ trick }: RequestPlan): Record<string, string> => {
  if (trick === 'odd-accept') return { accept: 'text/html;q=x, */*;q=-1', 'accept-encoding': 'br;q=9, , gzip;q=a' };
  if (trick === 'method-override') return { 'x-http-method-override': 'DELETE', 'x-forwarded-for': 'a, b, 1.2.3.4' };
  if (trick === 'long-header') return { cookie: `a=${'%'.repeat(6_000)}; __proto__=1; =; rolecall_refresh=\u00ff` };
  return {};
};

/** Converts a plan to an HTTP request. */
export const toRawRequest = (filled: FilledPlan): RawRequest => {
  const { at, plan, file } = filled;
  const parts = laidOut(filled);
  const url = addressOf(parts, plan);
  const carriesBody = at.method !== 'GET' && at.method !== 'DELETE';
  const made: { payload?: string | Buffer; type?: string } =
    file && plan.trick !== 'json-as-form' && plan.trick !== 'no-content-type'
      ? buildMultipart(parts.body, file, plan.uploadTrick)
      : carriesBody
        ? bodyOf(parts.body, plan)
        : {};
  return {
    method: at.method,
    url,
    headers: {
      ...parts.headers,
      ...(made.type === undefined ? {} : { 'content-type': made.type }),
      ...(filled.authorization === undefined ? {} : { authorization: filled.authorization }),
      ...(plan.key === undefined ? {} : { 'idempotency-key': toHeader(plan.key) }),
      ...oddHeaders(plan),
    },
    payload: made.payload,
  };
};
