import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { requestFields, wireName, type Endpoint } from '#contract/common/endpoint.ts';
import type { Operation } from '#contract/common/operation.ts';
import type { ProblemBody } from '#contract/common/problem.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { malformedRequestError } from '#server/platform/problems/problem.ts';

/** A response as it was received. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  readonly text: string;
}

/** Returns the ways in which a response of an operation at an endpoint violates the contract; empty if it conforms. */
export type ResponseValidator = (operation: Operation, at: Endpoint, answer: RawResponse) => string[];

interface Document {
  readonly paths: Readonly<
    Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>>
  >;
  readonly components?: object;
}

const notForPeople = /\b(invalid input|expected|received|undefined|NaN)\b|too (big|small)|\[object/i;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/**
 * Finds faults in a refusal, which must have a declared code, a readable message and, for invalid fields, each field's
 * name.
 */
const problemFaults = (operation: Operation, at: Endpoint, status: number, body: ProblemBody): string[] => {
  const faults: string[] = [];
  const declared = [...operation.refusals, ...Object.values(commonRefusals)];
  if (!declared.some((one) => one.code === body.code && one.status === status))
    faults.push(`it refuses with ${String(status)} ${body.code}, which neither it nor the house declares`);
  const said = [body.message, ...body.fields.map((one) => one.message)];
  if (said.some((words) => words.trim() === '' || notForPeople.test(words)))
    faults.push(`its words are not for people: ${said.join(' | ')}`);
  if (body.code !== 'invalid-input' || body.message === malformedRequestError.error()) return faults;
  const known = new Set([...requestFields(at, operation.input.shape).map(([field]) => wireName(at, field)), 'file']);
  const named = body.fields.map((one) => one.field.split('.')[0] ?? '');
  if (named.length === 0) faults.push('it refuses an input and names no field');
  for (const name of named) if (!known.has(name)) faults.push(`it names a field that it does not have: "${name}"`);
  return faults;
};

// Optimising a check's code takes longer than the tests spend running it.
const ajv = new Ajv2020({ strict: false, code: { optimize: false } });
addFormats.default(ajv);
const compiled = new Map<string, ValidateFunction>();

/**
 * Compiles a schema of a document. Equal schemas are compiled once per process: only a sixth of the schemas of all
 * responses are distinct, and compiling each of them within the whole document takes twelve times as long.
 */
const checkOf = (schema: object, components: object | undefined): ValidateFunction => {
  // References in the schema begin at the document's root.
  const whole = { ...schema, components };
  const name = JSON.stringify(whole);
  const known = compiled.get(name) ?? ajv.compile(whole);
  compiled.set(name, known);
  return known;
};

/** Creates a validator that checks responses against the OpenAPI document published by the server. */
export const createResponseValidator = (document: object): ResponseValidator => {
  const { paths, components } = document as Document;
  // The compiled checks by schema object, so that each schema is serialised only once.
  const checks = new Map<object, ValidateFunction>();
  const checkIn = (schema: object): ValidateFunction => {
    const known = checks.get(schema) ?? checkOf(schema, components);
    checks.set(schema, known);
    return known;
  };

  return (operation, at, { status, headers, text }) => {
    if (status >= 500) return [`it fails with ${String(status)}: ${text.slice(0, 200)}`];
    const method = at.method.toLowerCase();
    const responses = paths[at.path]?.[method]?.responses ?? {};
    const listed = String(status) in responses ? String(status) : 'default';
    const [media, content] = Object.entries(responses[listed]?.content ?? {})[0] ?? [];
    if (!(listed in responses) || (listed === 'default' && status < 400))
      return [`it answers ${String(status)}, which the document does not list`];
    if (media === undefined || content === undefined)
      return text === '' ? [] : [`it answers ${String(status)} with a body that nobody expects`];
    const type = String(headers['content-type'] ?? '');
    if (media !== '*/*' && !type.startsWith(media))
      return [`it answers ${String(status)} as "${type}" and not ${media}`];
    if (!media.includes('json')) return [];
    const body = parsed(text);
    const isOfShape = checkIn(content.schema);
    if (body === undefined || !isOfShape(body))
      return [`its answer of ${String(status)} is not of the document's shape: ${ajv.errorsText(isOfShape.errors)}`];
    return status >= 400 ? problemFaults(operation, at, status, body as ProblemBody) : [];
  };
};
