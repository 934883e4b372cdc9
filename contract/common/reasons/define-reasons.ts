import { defineCopy, registerMessages, type PlaceholderNames } from '../copy.ts';
import type { Reason } from '../refusal.ts';
import type { ReasonCode } from './codes.ts';

/** The names of the parties that can unblock an action. */
export const unblockerNames = defineCopy('common.unblocker', {
  you: 'You',
  employer: 'The employer',
  ownAgency: 'Your agency',
  administrator: 'An administrator of your agency',
  owner: 'The owner of your agency',
  userManager: 'Someone who manages users',
  agencyUserManager: 'Someone who manages users in your agency',
  agency: 'The agency',
  provider: 'Rolecall',
});

interface Entry {
  /** The code of the reason; the key by default. Needed if several texts share a code. */
  readonly code?: ReasonCode;
  /** The sentence, or a function that returns the text of a refusal or of another reason. */
  readonly text: string | ((values: never) => string);
  /** The sentence, or a function that returns one of `unblockSteps`. */
  readonly unblockBy?: string | (() => string);
  /** Who can unblock the action: a key of `unblockerNames`, or a name filled in as `{name}`. */
  readonly who?: keyof typeof unblockerNames | '{name}';
}

type Table = Readonly<Record<string, Entry>>;
type WithCodes<T extends Table> = { [Key in keyof T]: Key extends ReasonCode ? unknown : { code: ReasonCode } };

type CodeOf<Key, E> = E extends { code: infer Code extends ReasonCode } ? Code : Key & ReasonCode;
type MessageOf<E> = E extends { [Field in 'text' | 'unblockBy' | 'who']?: infer Message }
  ? Extract<Message, string>
  : never;
/**
 * The values that a reason takes: the placeholders of its messages and, if its text is a function, the values that the
 * function takes.
 */
type ValueOf<E> =
  | PlaceholderNames<MessageOf<E>>
  | (E extends { text: (values: infer Values) => string } ? keyof Values & string : never);

export type Reasons<T extends Table> = {
  readonly [Key in keyof T]: [ValueOf<T[Key]>] extends [never]
    ? Reason<CodeOf<Key, T[Key]>>
    : (values: { [Name in ValueOf<T[Key]>]: string | number }) => Reason<CodeOf<Key, T[Key]>>;
};

type Values = Readonly<Record<string, string | number>>;

/**
 * Declares a room's reasons: why an action is not allowed, what would unblock it, and who can do that. Each sentence is
 * a catalogue message that is translated when it is read, so store the key in a constant, never the reason.
 */
export const defineReasons = <const T extends Table>(room: string, table: T & WithCodes<T>): Reasons<T> => {
  const entries = Object.entries<Entry>(table);
  const copy: Record<string, string | ((values: Values) => string)> = defineCopy(
    `${room}.reason`,
    Object.fromEntries(
      entries.flatMap(([key, { text, unblockBy }]) => [
        ...(typeof text === 'string' ? [[key, text]] : []),
        ...(typeof unblockBy === 'string' ? [[`${key}.unblockBy`, unblockBy]] : []),
      ]),
    ) as Record<string, string>,
  );
  const read = (key: string, values: Values): string => {
    const message = copy[key] ?? '';
    return typeof message === 'string' ? message : message(values);
  };
  const declared = {};
  for (const [key, { code, text, unblockBy, who }] of entries) {
    const reason = (values: Values): Reason => ({
      code: code ?? (key as ReasonCode),
      text: typeof text === 'string' ? read(key, values) : text(values as never),
      ...(unblockBy === undefined
        ? {}
        : { unblockBy: typeof unblockBy === 'string' ? read(`${key}.unblockBy`, values) : unblockBy() }),
      ...(who === undefined ? {} : { who: who === '{name}' ? String(values['name']) : unblockerNames[who] }),
    });
    const hasValues = [text, unblockBy, who].some((message) =>
      typeof message === 'function' ? message.length > 0 : message?.includes('{'),
    );
    Object.defineProperty(declared, key, {
      enumerable: true,
      ...(hasValues ? { value: reason } : { get: () => reason({}) }),
    });
  }
  registerMessages(copy, declared);
  return declared as Reasons<T>;
};
