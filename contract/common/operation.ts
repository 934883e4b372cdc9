import type { z } from 'zod';
import type { Permission } from './permissions.ts';
import type { Refusal } from './refusal.ts';

export type Side = 'agency' | 'client' | 'provider';

/** A permission that counts also before Rolecall has approved the agency, as that of its profile does. */
export type EarlyPermission = `unapproved, ${Permission}`;

/**
 * Who may call: everybody, or signed-in people by side. An agency's user may need a permission; `unapproved` lets
 * users of agencies in that Rolecall has not approved yet; with a permission after it, those who have the permission.
 */
export type Access =
  | 'public'
  | {
      readonly agency?: 'any' | 'unapproved' | Permission | EarlyPermission;
      readonly client?: 'any';
      readonly provider?: 'any';
    };

const early = 'unapproved, ';

/** What an agency's user needs for a call: an approved agency or not, and a permission or none. */
export const agencyNeeds = (
  needed: 'any' | 'unapproved' | Permission | EarlyPermission,
): { approved: boolean; permission: Permission | undefined } => {
  if (needed === 'any' || needed === 'unapproved') return { approved: needed === 'any', permission: undefined };
  return needed.startsWith(early)
    ? { approved: false, permission: needed.slice(early.length) as Permission }
    : { approved: true, permission: needed as Permission };
};

/** What a call does, once: one name, one input, one output. Addresses say where it stands on the wire. */
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
  /** The input carries one file in the multipart field `file`, taken apart from the schema. */
  readonly upload?: true;
  /** The text of the uploaded file is read before the operation runs, and comes with the file. */
  readonly readsText?: true;
  /** A read that keeps that it was made, as a candidate's first opening. Every other read can write nothing. */
  readonly leavesTrace?: true;
  /**
   * A write that takes no `Idempotency-Key`: it asks a new question each time, makes nothing twice, or answers with what
   * must not be kept beside a key.
   */
  readonly keyless?: true;
  /** The caller must have typed their password again in this session, within the last minutes. */
  readonly confirmed?: true;
  /** The answer is a file and not JSON; `output` is then only documentation. */
  readonly download?: true;
  /** The answer is a stream of server-sent events; `output` is the data of one of them. */
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
/** What a handler may give back as output; dates become ISO texts on the wire. */
export type SentOutputOf<O> = O extends { output: infer T extends z.ZodType } ? z.input<T> : never;
