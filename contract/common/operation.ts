import type { z } from 'zod';
import type { Permission } from './permissions.ts';
import type { Refusal } from './refusal.ts';

/** `client` is an employer, `provider` Rolecall, and `auditor` a firm that checks single auctions. */
export const sides = ['agency', 'client', 'provider', 'auditor'] as const;
export type Side = (typeof sides)[number];

/** A permission that also applies before Rolecall has approved the agency, such as those for its profile. */
export type EarlyPermission = `unapproved, ${Permission}`;

/**
 * The callers allowed: everyone, or signed-in users by side. An agency's user may need a permission; `unapproved` also
 * allows users of agencies that Rolecall has not approved yet; with a permission after it, only those who have it.
 */
export type Access =
  | 'public'
  | {
      readonly agency?: 'any' | 'unapproved' | Permission | EarlyPermission;
      readonly client?: 'any';
      readonly provider?: 'any';
      readonly auditor?: 'any';
    };

/** Every signed-in user, also of an agency that Rolecall has not approved. */
export const anybodySignedIn = {
  agency: 'unapproved',
  client: 'any',
  provider: 'any',
  auditor: 'any',
} as const satisfies Access;

const early = 'unapproved, ';

/** The requirements for an agency's user: an approved agency or not, and a permission or none. */
export const agencyNeeds = (
  needed: 'any' | 'unapproved' | Permission | EarlyPermission,
): { approved: boolean; permission: Permission | undefined } => {
  if (needed === 'any' || needed === 'unapproved') return { approved: needed === 'any', permission: undefined };
  return needed.startsWith(early)
    ? { approved: false, permission: needed.slice(early.length) as Permission }
    : { approved: true, permission: needed as Permission };
};

/** The single definition of a call: one name, one input, one output. Its endpoints bind it to HTTP. */
export interface Operation<
  Name extends string = string,
  A extends Access = Access,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  R extends Refusal = Refusal,
> {
  readonly name: Name;
  readonly summary: string;
  readonly effect: 'read' | 'write';
  readonly access: A;
  readonly input: Input;
  readonly output: Output;
  readonly refusals: readonly R[];
  /** The input carries one file in the multipart field `file`, separate from the schema. */
  readonly upload?: true;
  /** The text of the uploaded file is extracted before the operation runs, and passed with the file. */
  readonly readsText?: true;
  /**
   * A read that records that it happened, such as the first opening of a candidate. Every other read runs without write
   * access.
   */
  readonly leavesTrace?: true;
  /**
   * A write without an `Idempotency-Key`: it creates a new challenge each time, has no effect when repeated, or returns
   * data that must not be stored with a key.
   */
  readonly keyless?: true;
  /** The caller must have typed their password again in this session, within the last few minutes. */
  readonly confirmed?: true;
  /** The response is a file instead of JSON; `output` is then only documentation. */
  readonly download?: true;
  /** The response is a stream of server-sent events; `output` is the data of one of them. */
  readonly stream?: true;
}

type Flag<Name extends string, Value> = Value extends true ? { readonly [Key in Name]: true } : unknown;

export const operation = <
  const Name extends string,
  const A extends Access,
  Input extends z.ZodObject,
  Output extends z.ZodType,
  R extends Refusal = never,
  const Upload extends true | undefined = undefined,
  const ReadsText extends true | undefined = undefined,
  const Download extends true | undefined = undefined,
  const Stream extends true | undefined = undefined,
>(definition: {
  name: Name;
  summary: string;
  effect: 'read' | 'write';
  access: A;
  input: Input;
  output: Output;
  refusals?: readonly R[];
  leavesTrace?: true;
  keyless?: true;
  confirmed?: true;
  upload?: Upload;
  readsText?: ReadsText;
  download?: Download;
  stream?: Stream;
}): Operation<Name, A, Input, Output, R> &
  Flag<'upload', Upload> &
  Flag<'readsText', ReadsText> &
  Flag<'download', Download> &
  Flag<'stream', Stream> =>
  ({ refusals: [], ...definition }) as unknown as Operation<Name, A, Input, Output, R> &
    Flag<'upload', Upload> &
    Flag<'readsText', ReadsText> &
    Flag<'download', Download> &
    Flag<'stream', Stream>;

export type InputOf<O> = O extends { input: infer I extends z.ZodType } ? z.output<I> : never;
export type SentInputOf<O> = O extends { input: infer I extends z.ZodType } ? z.input<I> : never;
export type OutputOf<O> = O extends { output: infer T extends z.ZodType } ? z.output<T> : never;
/** The output that a handler may return; dates become ISO strings in the response. */
export type SentOutputOf<O> = O extends { output: infer T extends z.ZodType } ? z.input<T> : never;
