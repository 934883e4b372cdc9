import type { z } from 'zod';
import type { Permission } from './permissions.ts';
import type { Refusal } from './refusal.ts';

/**
 * The sides that callers are on: `client` is an employer, `provider` is Rolecall, and `auditor` is a firm that audits
 * individual auctions.
 */
export const sides = ['agency', 'client', 'provider', 'auditor'] as const;
export type Side = (typeof sides)[number];

/**
 * A permission that applies even before Rolecall has approved the agency, such as a permission for the agency's
 * profile.
 */
export type PreApprovalPermission = `unapproved, ${Permission}`;

/**
 * The callers that an operation allows: everyone, or signed-in users by side. For an agency's users, it can also
 * require a permission. `unapproved` also allows users of agencies that Rolecall has not approved yet; if a permission
 * follows it, only those users who have that permission.
 */
export type Access =
  | 'public'
  | {
      readonly agency?: 'any' | 'unapproved' | Permission | PreApprovalPermission;
      readonly client?: 'any';
      readonly provider?: 'any';
      readonly auditor?: 'any';
    };

/** Access for every signed-in user, even at an agency that Rolecall has not approved. */
export const anySignedInUser = {
  agency: 'unapproved',
  client: 'any',
  provider: 'any',
  auditor: 'any',
} as const satisfies Access;

const early = 'unapproved, ';

/**
 * Returns the requirements for an agency's user: whether the agency must be approved, and the required permission, if
 * any.
 */
export const agencyRequirements = (
  needed: 'any' | 'unapproved' | Permission | PreApprovalPermission,
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
  /** The input includes one file in the multipart field `file`, which is not part of the schema. */
  readonly upload?: true;
  /** The text of the uploaded file is extracted before the operation runs, and is passed along with the file. */
  readonly readsText?: true;
  /**
   * Marks a read that also writes a record of itself, such as the first opening of a candidate. All other reads run
   * without write access.
   */
  readonly leavesTrace?: true;
  /**
   * Marks a write without an `Idempotency-Key`, because it creates a new challenge each time, has no effect when
   * repeated, or returns data that must not be stored with a key.
   */
  readonly keyless?: true;
  /** The caller must have re-entered their password in this session within the last few minutes. */
  readonly confirmed?: true;
  /** The response is a file instead of JSON; `output` then only serves as documentation. */
  readonly download?: true;
  /** The response is a stream of server-sent events; `output` describes the data of one event. */
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
/** The output that a handler may return. Dates become ISO strings in the response. */
export type SentOutputOf<O> = O extends { output: infer T extends z.ZodType } ? z.input<T> : never;
