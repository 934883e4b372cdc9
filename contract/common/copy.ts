import { i18n, type I18n } from '@lingui/core';
import { compileIcuMessage } from './icu.ts';

type Value = string | number;
type Message = { id: string; message: string };

/** The placeholders in a message: 'Total {count} records' needs `count`. Plural cases are not placeholders. */
type NameIn<Piece extends string> = Piece extends `${infer Name},${string}` ? Name : Piece;
export type PlaceholderNames<Message extends string> = Message extends `${string}{${infer Piece}}${infer Rest}`
  ? (NameIn<Piece> extends `${string}${' ' | '#' | '{'}${string}` | '' ? never : NameIn<Piece>) | PlaceholderNames<Rest>
  : never;

const possessives = /\{(\w+)\}['’]s\b/gu;

/**
 * Uses an apostrophe alone for the possessive of a name that ends in s: Larkfield Foods’ claim. Applies only to the
 * names that are possessive in the English message.
 */
const withPossessives = (text: string, message: string, values: Record<string, Value>): string =>
  [...message.matchAll(possessives)].reduce((written, [, name = '']) => {
    const value = String(values[name] ?? '');
    return /s$/iu.test(value)
      ? written.replaceAll(`${value}’s`, `${value}’`).replaceAll(`${value}'s`, `${value}’`)
      : written;
  }, text);

export type Copy<Table extends Record<string, string>> = {
  readonly [Key in keyof Table]: Table[Key] extends `${string}{${string}`
    ? (values: { [Name in PlaceholderNames<Table[Key]>]: Value }) => string
    : string;
};

const messages = new WeakMap<object, readonly Message[]>();

i18n.setMessagesCompiler(compileIcuMessage);
i18n.loadAndActivate({ locale: 'en', messages: {} });

let currentLanguage = (): I18n => i18n;

/**
 * Sets the function that chooses the language for each call. A page has a single language, but a server answers readers
 * of several languages at the same time.
 */
export const setLanguageResolver = (chooser: () => I18n): void => {
  currentLanguage = chooser;
};

/**
 * Defines the copy of a room. `copy.title` is a string; `copy.total({ count })` is a message with values (ICU, with
 * plurals). The English text is written here; each other language has a catalogue with the IDs `room.key`.
 */
export const defineCopy = <const Table extends Record<string, string>>(room: string, table: Table): Copy<Table> => {
  const copy = {};
  const own = Object.entries(table).map(([key, message]) => ({ id: `${room}.${key}`, message }));
  messages.set(copy, own);
  for (const [key, message] of Object.entries(table)) {
    const id = `${room}.${key}`;
    Object.defineProperty(
      copy,
      key,
      message.includes('{')
        ? {
            enumerable: true,
            value: (values: Record<string, Value>) =>
              withPossessives(currentLanguage()._(id, values, { message }), message, values),
          }
        : { enumerable: true, get: () => currentLanguage()._(id, undefined, { message }) },
    );
  }
  return copy as Copy<Table>;
};

const declared = new Map<string, Message>();

/** Declares a message whose English text is its own key, for messages that are written beside a rule. */
export const declareMessage = (room: string, message: string): void => {
  const id = `${room}.${message}`;
  declared.set(id, { id, message });
};

/** Returns a declared message in the reader's language. */
export const translateMessage = (room: string, message: string, values?: Readonly<Record<string, Value>>): string =>
  currentLanguage()._(`${room}.${message}`, values, { message });

/**
 * Returns the messages that the modules loaded so far have declared one by one, outside copy tables, for the extractor.
 */
export const declaredMessages = (): readonly Message[] => [...declared.values()];

/**
 * Copies the messages of a copy table to an object built from the table, so that the extractor also finds them in that
 * object.
 */
export const registerMessages = (from: object, to: object): void => {
  messages.set(to, extractMessages(from));
};

/**
 * Returns the messages in a copy table or a group of tables, for the extractor and for checks; none for other values.
 */
export const extractMessages = (copy: unknown): readonly Message[] => {
  if (typeof copy !== 'object' || copy === null) return [];
  return messages.get(copy) ?? Object.values(copy).flatMap(extractMessages);
};
